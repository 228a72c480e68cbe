// Mistake: A coordinator and its view models have the main actor as their default isolation.
// Settings: main actor by default
// Compiles: That is right for tests and for hosts on the main actor. An app of the web host must
//   not have it, since each page has an actor of its own.

import Observation
import Usher

@Observable
final class CounterViewModel: ViewModel {
  private let screen: Screen<Never>
  private let counting = Command()
  private(set) var count = 0

  init(screen: Screen<Never>) { self.screen = screen }

  func moreButtonTapped() { counting(screen, of: self) { await $0.count() } }

  private func count() async { count += 1 }
}

enum CounterRoute: Route, CaseIterable { case counter }

final class CounterCoordinator: Coordinator {
  let flow: Flow<CounterRoute, Never>
  init(flow: Flow<CounterRoute, Never>) { self.flow = flow }
  func show(_ route: CounterRoute) { flow.push(at: route) { CounterViewModel(screen: $0) } }
}
