// Mistake: The slot of a child flow isn't `lazy`.
// Says: cannot use instance member 'flow' within property initializer; property initializers run
//   before 'self' is available
// Remedy: Write `private lazy var edit = flow.child { … }`: it needs the coordinator's flow.

import Usher

enum SongsRoute: Route, CaseIterable { case list, edit }

final class SongsViewModel: ViewModel {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  private let edit = flow.child { SongsCoordinator(flow: $0) }  // ← here
  // → private lazy var edit = flow.child { SongsCoordinator(flow: $0) }
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }

  func show(_ route: SongsRoute) {
    switch route {
    case .list: flow.push(SongsViewModel(), at: route)
    case .edit: edit.start(.sheet, at: route)
    }
  }
}
