// Mistake: A coordinator is `@MainActor`, and the package has none of Usher's settings.
// Settings: none
// Says: conformance of 'CounterCoordinator' to protocol 'Coordinator' crosses into main
//   actor-isolated code and can cause data races
// Remedy: Add `.enableUpcomingFeature("InferIsolatedConformances")` to the target's
//   `swiftSettings`.

import Observation
import Usher

@MainActor @Observable
final class CounterViewModel: ViewModel {
  private(set) var count = 0
  func moreButtonTapped() { count += 1 }
}

enum CounterRoute: Route, CaseIterable { case counter }

@MainActor
final class CounterCoordinator: Coordinator {
  let flow: Flow<CounterRoute, Never>
  init(flow: Flow<CounterRoute, Never>) { self.flow = flow }
  func show(_ route: CounterRoute) { flow.push(CounterViewModel(), at: route) }
}
