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
    case .main: flow.push(at: route, on: handle) { MainViewModel(screen: $0) }
    case .red: red.start(at: route)
    case .green: green.start(at: route)
    }
  }

  private func handle(_ event: MainViewModel.Event) {
    switch event {
    case .didPressRed: show(.red)
    case .didPressGreen: show(.green)
    }
  }
}
