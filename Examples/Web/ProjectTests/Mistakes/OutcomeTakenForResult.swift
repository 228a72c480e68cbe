// Mistake: The handler of a child's end takes the result alone.
// Says: cannot convert value of type 'Outcome<String>' to expected argument type 'String'
// Remedy: Look at the outcome: `if case .finished(let text) = outcome { … }`, or `switch` over it.

import Usher

enum EditRoute: Route, CaseIterable { case editor }

final class EditCoordinator: Coordinator {
  let flow: Flow<EditRoute, String>
  init(flow: Flow<EditRoute, String>) { self.flow = flow }
  func show(_ route: EditRoute) {}
}

final class NoteCoordinator: Coordinator {
  let flow: Flow<EditRoute, Never>
  private lazy var edit = flow.child {
    EditCoordinator(flow: $0)
  } ended: { [weak self] text in
    self?.save(text)  // ← here
    // → if case .finished(let text) = text { self?.save(text) }
  }

  init(flow: Flow<EditRoute, Never>) { self.flow = flow }
  func show(_ route: EditRoute) { edit.start(.sheet, at: route) }
  private func save(_ text: String) {}
}
