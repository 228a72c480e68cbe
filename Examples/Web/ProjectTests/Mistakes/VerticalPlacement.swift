// Mistake: A child is started as a `.vertical` or `.horizontal` flow, as some articles call it.
// Says: 'vertical' has been renamed to 'sheet'
// Remedy: Write `.sheet` or `.fullScreen` for a vertical flow, `.push` for a horizontal one.

import Usher

enum SongsRoute: Route, CaseIterable { case list, edit }

final class SongsViewModel: ViewModel {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  private lazy var edit = flow.child { SongsCoordinator(flow: $0) }
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }

  func show(_ route: SongsRoute) {
    switch route {
    case .list: flow.push(SongsViewModel(), at: route)
    case .edit: edit.start(.vertical, at: route)  // ← here
    // → case .edit: edit.start(.sheet, at: route)
    }
  }
}
