import Usher

enum StartRoute: Route, CaseIterable { case start }

/// The flow of the window in which the person chooses an app.
final class StartCoordinator: Coordinator {
  let flow: Flow<StartRoute, Never>
  private let apps: [AppChoice]
  private let open: (String) -> Void

  init(_ apps: [AppChoice], open: @escaping (String) -> Void, flow: Flow<StartRoute, Never>) {
    self.apps = apps
    self.open = open
    self.flow = flow
  }

  func show(_ route: StartRoute) {
    flow.push(at: route, on: handle) { [apps] in StartViewModel(apps, screen: $0) }
  }

  private func handle(_ event: StartViewModel.Event) {
    switch event {
    case .didChoose(let app): open(app)
    }
  }
}
