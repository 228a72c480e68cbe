// Mistake: A flow with a result is finished without one.
// Says: 'finish()' is unavailable: give the flow's result, `finish(_:)`, or end it without one by
//   `cancel()`
// Remedy: Give the result, `flow.finish(text)`; end it without one by `flow.cancel()`.

import Usher

enum EditRoute: Route, CaseIterable { case editor }

final class EditViewModel: ViewModel {
  enum Event { case didSave(String), didCancel }
  private let screen: Screen<Event>
  init(screen: Screen<Event>) { self.screen = screen }
}

final class EditCoordinator: Coordinator {
  let flow: Flow<EditRoute, String>
  init(flow: Flow<EditRoute, String>) { self.flow = flow }

  func show(_ route: EditRoute) {
    flow.push(at: route, on: handle) { EditViewModel(screen: $0) }
  }

  private func handle(_ event: EditViewModel.Event) {
    switch event {
    case .didSave(let text): flow.finish(text)
    case .didCancel: flow.finish()  // ← here
    // → case .didCancel: flow.cancel()
    }
  }
}
