// Mistake: A target with an app for the browser has the main actor as its default isolation.
// Settings: main actor by default
// Says: main actor-isolated conformance of 'CounterCoordinator' to 'Coordinator' cannot satisfy
//   conformance requirement for a 'Sendable' type parameter
// Says: main actor-isolated property 'count' can not be referenced from a nonisolated context
// Remedy: Take `.defaultIsolation(MainActor.self)` and `@MainActor` away: the web host gives each
//   page an actor of its own.

import Observation
import Usher
import UsherWeb

@Observable
final class CounterViewModel: ViewModel {
  private(set) var count = 0
}

struct CounterView: View {
  let viewModel: CounterViewModel
  var body: some HTML { p { "\(viewModel.count) taps" } }
}

enum CounterRoute: Route, CaseIterable { case counter }

final class CounterCoordinator: Coordinator {
  let flow: Flow<CounterRoute, Never>
  init(flow: Flow<CounterRoute, Never>) { self.flow = flow }
  func show(_ route: CounterRoute) { flow.push(CounterViewModel(), at: route) }
}

let counter = WebApp("hello", title: "Hello") { flow, _ in
  CounterCoordinator(flow: flow)
} views: {
  CounterView.self
}
