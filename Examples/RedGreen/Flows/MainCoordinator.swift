import RedGreenViewModels
public import Usher

public enum MainRoute: Route, CaseIterable { case main, red, green }

public final class MainCoordinator: Coordinator {
  public let flow: Flow<MainRoute, Never>
  package private(set) lazy var red = flow.child { ColorCoordinator(.red, flow: $0) }
  package private(set) lazy var green = flow.child { ColorCoordinator(.green, flow: $0) }

  public init(flow: Flow<MainRoute, Never>) { self.flow = flow }

  public func show(_ route: MainRoute) {
    switch route {
    case .main:
      flow.push(at: route) { screen in
        MainViewModel(
          didPressRed: screen.on(self) { $0.show(.red) },
          didPressGreen: screen.on(self) { $0.show(.green) }
        )
      }
    case .red: red.start(at: route)
    case .green: green.start(at: route)
    }
  }
}
