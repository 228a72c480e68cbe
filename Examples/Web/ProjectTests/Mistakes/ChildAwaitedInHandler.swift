// Mistake: A handler waits for the outcome of a child.
// Says: 'async' call in a function that does not support concurrency
// Remedy: Wait in the flow's scope:
//   `flow.scope.task(self) { … await $0.edit.run(.sheet, at: .editor) … }`; or declare what follows
//   with the slot, by `ended:`.

import Usher

enum EditRoute: Route, CaseIterable { case editor }

final class EditCoordinator: Coordinator {
  let flow: Flow<EditRoute, String>
  init(flow: Flow<EditRoute, String>) { self.flow = flow }
  func show(_ route: EditRoute) {}
}

final class NoteCoordinator: Coordinator {
  let flow: Flow<EditRoute, Never>
  private lazy var edit = flow.child { EditCoordinator(flow: $0) }
  init(flow: Flow<EditRoute, Never>) { self.flow = flow }
  func show(_ route: EditRoute) { edit.start(.sheet, at: route) }

  func didPressEdit() {
    let outcome = await edit.run(.sheet, at: .editor)  // ← here
    if case .finished(let text) = outcome { print(text) }  // ← here
    // → flow.scope.task(self) {
    // →   let outcome = await $0.edit.run(.sheet, at: .editor)
    // →   if case .finished(let text) = outcome { print(text) }
    // → }
  }
}
