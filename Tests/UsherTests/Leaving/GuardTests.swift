import Testing
import Usher
import UsherTesting

/// An editor that asks before it is left with changes.
final class EditModel: ViewModel {
  var text = ""
  var verdict: Verdict?
  private(set) var asked: [Leaving] = []
  let title = "Edit"
  let done: () -> Void
  let cancel: () -> Void
  let next: () -> Void
  init(done: @escaping () -> Void, cancel: @escaping () -> Void, next: @escaping () -> Void) {
    self.done = done
    self.cancel = cancel
    self.next = next
  }

  func verdict(on leaving: Leaving) -> Verdict {
    asked.append(leaving)
    if let verdict { return verdict }
    return text.isEmpty
      ? .allow : .ask(.confirm("Discard?", confirm: "Discard", isDestructive: true))
  }
}

enum EditRoute: Route {
  case text, preview
  enum CodingKeys: String, RoutePath {
    case text = ""
    case preview
  }
}

final class EditCoordinator: Coordinator {
  let flow: Flow<EditRoute, String>
  init(flow: Flow<EditRoute, String>) { self.flow = flow }
  func start() { show(.text) }
  func show(_ route: EditRoute) {
    switch route {
    case .text:
      flow.push(at: route) { screen in
        let model = EditModel(
          done: screen.on(self) { $0.flow.finish("done") },
          cancel: screen.on(self) { $0.flow.cancel() },
          next: screen.on(self) { $0.show(.preview) }
        )
        screen.beforeLeaving(model) { $0.verdict(on: $1) }
        return model
      }
    case .preview: flow.push(HelpModel(), at: route)
    }
  }
}

final class NotesCoordinator: Coordinator {
  enum Place: Route {
    case list, edit, other
    enum CodingKeys: String, RoutePath {
      case list = ""
      case edit, other
    }
  }

  let flow: Flow<Place, Never>
  private(set) var outcomes: [Outcome<String>] = []
  lazy var edit = flow.child {
    EditCoordinator(flow: $0)
  } ended: { [weak self] in
    self?.outcomes.append($0)
  }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: Place) {
    switch route {
    case .list, .other: flow.push(HelpModel(), at: route)
    case .edit: edit.start(.sheet, at: route)
    }
  }
}

@Suite("Guards")
struct GuardTests {
  enum Door: CaseIterable {
    case back, gesture, sheetGesture, dismiss, history, historyTo, link, cancel, parent, signOut,
      close
  }

  private func leave(_ app: TestApp, by door: Door) throws -> Permission {
    let navigation = app.navigation
    let layer = try #require(navigation.tree.layers.last?.id)
    let notes = try app.root(NotesCoordinator.self)
    return switch door {
    case .back: navigation.back()
    case .gesture: try #require(navigation.begin(.back)).commit()
    case .sheetGesture: try #require(navigation.begin(.dismiss(layer))).commit()
    case .dismiss: navigation.dismiss(layer)
    case .history: navigation.back(.history)
    case .historyTo: navigation.back(to: try #require(navigation.tree.layers[0].top?.id), .history)
    case .link: try navigation.open("")
    case .cancel: try #require(notes.edit.coordinator).flow.cancel()
    case .parent: notes.flow.popToStart()
    case .signOut: notes.flow.popToStart(.signOut)
    case .close: navigation.requestClose()
    }
  }

  @Test(
    "an open prompt keeps every door shut; No changes and delivers nothing; Yes goes on",
    arguments: Door.allCases
  )
  func everyDoor(_ door: Door) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { NotesCoordinator(flow: $0) }
      let notes = try app.root(NotesCoordinator.self)
      notes.show(.edit)
      try app.on(EditModel.self) { $0.text = "x" }
      let before = app.navigation.tree
      var vetoed: [Leaving] = []
      app.navigation.onVeto { vetoed.append($0) }
      #expect(try leave(app, by: door) == .asking)
      try app.expect("Help ▸ [sheet] Edit ▸ [prompt] Discard?")
      for other in Door.allCases where other != .gesture && other != .sheetGesture {
        #expect(try leave(app, by: other) == .denied, "\(other)")
      }
      #expect(app.navigation.begin(.back) == nil)
      try app.answer("Cancel")
      #expect(app.navigation.tree == before)
      #expect(notes.outcomes.isEmpty)
      #expect(vetoed.count == 1)
      #expect(try leave(app, by: door) == .asking)
      try app.answer("Discard")
      #expect(vetoed.count == 1)
      #expect(notes.outcomes.count == 1)
      #expect(notes.edit.isRunning == false)
      if door != .close { try app.expect("Help") }
    }
  }

  @Test("a guard is told what leads away, and where to", arguments: Door.allCases)
  func told(_ door: Door) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { NotesCoordinator(flow: $0) }
      try app.root(NotesCoordinator.self).show(.edit)
      let model = try app.top(EditModel.self)
      #expect(try leave(app, by: door) == .allowed)
      let cause: Cause =
        switch door {
        case .back: .back
        case .gesture, .sheetGesture: .gesture
        case .dismiss: .dismiss
        case .history, .historyTo: .history
        case .link: .link
        case .cancel, .parent: .program
        case .signOut: .signOut
        case .close: .close
        }
      #expect(model.asked.last == Leaving(cause: cause, destination: door == .close ? nil : ""))
    }
  }

  @Test("a refusal keeps the screen without a prompt")
  func denied() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { NotesCoordinator(flow: $0) }
      try app.root(NotesCoordinator.self).show(.edit)
      try app.on(EditModel.self) { $0.verdict = .deny }
      #expect(app.navigation.back() == .denied)
      #expect(app.navigation.requestClose() == .denied)
      #expect(app.navigation.asksBeforeClosing)
      try app.expect("Help ▸ [sheet] Edit")
    }
  }

  @Test("a flow that finishes isn't asked")
  func finishes() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { NotesCoordinator(flow: $0) }
      try app.root(NotesCoordinator.self).show(.edit)
      try app.on(EditModel.self) { $0.verdict = .deny }
      try app.on(EditModel.self) { $0.done() }
      try app.expect("Help")
      try app.close()
    }
  }

  @Test("an asynchronous guard decides later; meanwhile nobody is asked twice")
  func asynchronous() async throws {
    try await onEachIsolation { isolation in
      let app = try TestApp { NotesCoordinator(flow: $0) }
      let notes = try app.root(NotesCoordinator.self)
      notes.show(.edit)
      let clock = app.clock
      var mayLeave = false
      try app.on(EditModel.self) {
        $0.verdict = .wait {
          try? await clock.sleep(for: .seconds(1))
          return mayLeave
        }
      }
      #expect(app.navigation.back() == .asking)
      #expect(app.navigation.isAsking)
      #expect(app.navigation.back() == .denied)
      try await app.wait { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      try await app.wait { !app.navigation.isAsking }
      try app.expect("Help ▸ [sheet] Edit")
      mayLeave = true
      #expect(app.navigation.back() == .asking)
      try await app.wait { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      try await app.wait { !app.navigation.isAsking }
      try app.expect("Help")
    }
  }

  @Test("a late answer of a screen that went otherwise does nothing")
  func lateAnswer() async throws {
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
      #expect(app.navigation.back() == .asking)
      try app.on(EditModel.self) { $0.done() }
      #expect(app.navigation.isAsking == false)
      try app.root(NotesCoordinator.self).show(.edit)
      await clock.advance(by: .seconds(1))
      try app.expect("Help ▸ [sheet] Edit")
      #expect(try app.root(NotesCoordinator.self).outcomes == [.finished("done")])
      try app.close()
    }
  }

  @Test("guards are asked from the top down, a flow after its screens, each once")
  func order() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { NotesCoordinator(flow: $0) }
      try app.root(NotesCoordinator.self).show(.edit)
      try app.on(EditModel.self) { $0.text = "x" }
      if let edit = try app.root(NotesCoordinator.self).edit.coordinator {
        edit.flow.beforeLeaving(edit) { _, _ in
          .ask(.confirm("Leave the editor?", confirm: "Leave"))
        }
      }
      try app.on(EditModel.self) { $0.next() }
      // The preview covers the editor, and isn't guarded.
      #expect(app.navigation.back() == .allowed)
      try app.on(EditModel.self) { $0.next() }
      try app.swipeDown()
      try app.expect("Help ▸ [sheet] Edit ▸ Help ▸ [prompt] Discard?")
      try app.answer("Discard")
      try app.expect("Help ▸ [sheet] Edit ▸ Help ▸ [prompt] Leave the editor?")
      try app.answer("Cancel")
      try app.expect("Help ▸ [sheet] Edit ▸ Help")
      try app.swipeDown()
      try app.answer("Discard")
      try app.answer("Leave")
      try app.expect("Help")
      #expect(try app.root(NotesCoordinator.self).outcomes == [.cancelled(.dismissed)])
      try app.close()
    }
  }

  @Test("another tab asks too, and says that the screen stays")
  func tabs() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { TabbedNotes(flow: $0) }
      let model = try app.top(EditModel.self)
      try app.select(tab: "Other")
      #expect(model.asked.map(\.cause) == [.tab])
      #expect(model.asked.first?.keepsScreen == true)
      #expect(model.asked.first?.destination == "other")
      try app.select(tab: "Edit")
      model.verdict = .deny
      #expect(throws: TestFailure.self) { try app.select(tab: "Other") }
      try app.expect("[tab Edit] Edit")
    }
  }
}

private final class TabbedNotes: Coordinator {
  let flow: Flow<NotesCoordinator.Place, Never>
  lazy var edit = flow.child { EditCoordinator(flow: $0) }
  lazy var other = flow.child { TermsCoordinator(flow: $0) }
  init(flow: Flow<NotesCoordinator.Place, Never>) { self.flow = flow }
  func start() { flow.showTabs([edit.tab("Edit", at: .edit), other.tab("Other", at: .other)]) }
  func show(_ route: NotesCoordinator.Place) { flow.select(route) }
}
