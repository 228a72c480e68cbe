import Testing
import Usher
import UsherTesting

/// A guarded editor with a sheet over it, whose end makes the parent leave the editor too.
private final class DraftCoordinator: Coordinator {
  enum Place: Route { case list, draft, picker, more }
  let flow: Flow<Place, Never>
  var pushesMore = false
  lazy var picker = flow.child {
    TermsCoordinator(flow: $0)
  } ended: { [weak self] _ in
    guard let self else { return }
    if pushesMore { show(.more) } else { flow.pop() }
  }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: Place) {
    switch route {
    case .list: flow.push(HelpModel(), at: route)
    case .draft, .more:
      flow.push(at: route) { screen in
        let draft = EditModel(done: {}, cancel: {}, next: screen.on(self) { $0.show(.picker) })
        draft.text = "x"
        screen.beforeLeaving(draft) { $0.verdict(on: $1) }
        return draft
      }
    case .picker: picker.start(.sheet, at: route)
    }
  }
}

@Suite("Guards on the way")
struct NestedLeavingTests {
  @Test("what a handler leaves because a child was left is asked, too")
  func handlerLeaves() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DraftCoordinator(flow: $0) }
      try app.root(DraftCoordinator.self).show(.draft)
      try app.on(EditModel.self) { $0.next() }
      try app.swipeDown()
      try app.expect("Help ▸ Edit ▸ [prompt] Discard?")
      try app.answer("Cancel")
      try app.expect("Help ▸ Edit")
      try app.close()
    }
  }

  @Test("a screen that a handler pushed on the way back ends what there is to go forward to")
  func forwardAfterHandler() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DraftCoordinator(flow: $0) }
      try app.root(DraftCoordinator.self).pushesMore = true
      try app.root(DraftCoordinator.self).show(.picker)
      try app.swipeDown()
      try app.expect("Help ▸ Edit")
      #expect(app.navigation.canGoForward == false)
      try app.close()
    }
  }

  @Test("a prompt doesn't end what there is to go forward to")
  func forwardAfterQuestion() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.select("pli") }
      try app.back()
      try app.root(ShopCoordinator.self).flow.ask(.alert("Hello")) {}
      try app.answer("OK")
      #expect(app.navigation.forward() == .allowed)
      try app.expect("List ▸ pli")
    }
  }

  @Test("a guard that waits while its screen goes has refused")
  func waitingGuardGoes() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { NotesCoordinator(flow: $0) }
      try app.root(NotesCoordinator.self).show(.edit)
      let clock = app.clock
      try app.on(EditModel.self) {
        $0.verdict = .wait {
          try? await clock.sleep(for: .seconds(1))
          return true
        }
      }
      var vetoes = 0
      app.navigation.onVeto { _ in vetoes += 1 }
      #expect(app.navigation.back() == .asking)
      try app.on(EditModel.self) { $0.done() }
      #expect(vetoes == 1)
      #expect(app.navigation.isAsking == false)
      await clock.advance(by: .seconds(1))
      try app.close()
    }
  }
}
