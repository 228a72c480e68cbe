// Mistake: A coordinator is a struct.
// Says: non-class type 'SongsCoordinator' cannot conform to class protocol 'Coordinator'
// Remedy: Make it a `final class` with an initializer that takes its flow.

import Usher

enum SongsRoute: Route, CaseIterable { case songs }

final class SongsViewModel: ViewModel {}

struct SongsCoordinator: Coordinator {  // ← here
  // → final class SongsCoordinator: Coordinator {
  // → init(flow: Flow<SongsRoute, Never>) { self.flow = flow }
  let flow: Flow<SongsRoute, Never>
  func show(_ route: SongsRoute) { flow.push(SongsViewModel(), at: route) }
}
