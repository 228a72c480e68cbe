// Mistake: A closure of several statements makes a child's coordinator.
// Says: generic parameter 'C' could not be inferred
// Remedy: Name the coordinator's type:
//   `flow.child(EditCoordinator.self) { (id: String, flow) in … }`.

import Usher

enum EditRoute: Route, CaseIterable { case editor }

final class EditCoordinator: Coordinator {
  let flow: Flow<EditRoute, String>
  var text = ""
  init(flow: Flow<EditRoute, String>) { self.flow = flow }
  func show(_ route: EditRoute) {}
}

final class NoteCoordinator: Coordinator {
  let flow: Flow<EditRoute, Never>
  private lazy var edit = flow.child { (id: String, flow) in  // ← here
    // → private lazy var edit = flow.child(EditCoordinator.self) { (id: String, flow) in
    let coordinator = EditCoordinator(flow: flow)
    coordinator.text = "Note " + id
    return coordinator
  }

  init(flow: Flow<EditRoute, Never>) { self.flow = flow }
  func show(_ route: EditRoute) { edit.start("1", at: route) }
}
