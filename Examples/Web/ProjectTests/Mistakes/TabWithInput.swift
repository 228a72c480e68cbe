// Mistake: A child that works on an input is shown as a tab.
// Says: 'tab(_:symbol:at:)' is unavailable: the child of a tab has no input: declare it by
//   `flow.child { flow in … }`
// Remedy: Declare a slot without an input for each tab:
//   `flow.child { SongCoordinator(id: 1, flow: $0) }`.

import Usher

enum SongRoute: Route, CaseIterable { case song }

final class SongCoordinator: Coordinator {
  let flow: Flow<SongRoute, Never>
  init(id: Int, flow: Flow<SongRoute, Never>) { self.flow = flow }
  func show(_ route: SongRoute) {}
}

final class TabsCoordinator: Coordinator {
  let flow: Flow<SongRoute, Never>
  private lazy var song = flow.child { id, flow in  // ← here
    // → private lazy var song = flow.child { flow in
    SongCoordinator(id: id, flow: flow)  // ← here
    // → SongCoordinator(id: 1, flow: flow)
  }

  init(flow: Flow<SongRoute, Never>) { self.flow = flow }
  func start() { flow.showTabs([song.tab("Song", at: .song)]) }
  func show(_ route: SongRoute) { flow.select(route) }
}
