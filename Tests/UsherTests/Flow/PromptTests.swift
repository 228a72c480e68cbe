import Testing
import Usher
import UsherTesting

@Suite("Prompts")
struct PromptTests {
  @Test("a confirmation is answered in one line, by either button")
  func confirm() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { AskingCoordinator(flow: $0) }
      let asking: AskingCoordinator = try app.root()
      asking.flow.ask(.confirm("Delete this match?", confirm: "Delete", isDestructive: true)) {
        asking.answers.append("\($0)")
      }
      try app.expect("Help ▸ [prompt] Delete this match?")
      #expect(app.navigation.tree.prompt?.buttons.map(\.role) == [.cancel, .destructive])
      try app.answer("Delete")
      asking.flow.ask(.confirm("Again?", confirm: "Yes")) { asking.answers.append("\($0)") }
      try app.answer("Cancel")
      #expect(asking.answers == ["true", "false"])
      try app.expect("Help")
    }
  }

  @Test("an alert, a text and a choice are asked and awaited")
  func awaited() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { AskingCoordinator(flow: $0) }
      let asking: AskingCoordinator = try app.root()
      asking.flow.scope.task {
        await asking.flow.ask(.alert("Saved"))
        let name = await asking.flow.ask(.text("Name?", label: "Name", text: "Bart"))
        let size = await asking.flow.ask(.choice("Size?", ["Small": 1, "Large": 2]))
        asking.answers = [name ?? "none", size.map { "\($0)" } ?? "none"]
      }
      try await app.wait { app.navigation.tree.prompt?.title == "Saved" }
      try app.answer("OK")
      try await app.wait { app.navigation.tree.prompt?.title == "Name?" }
      #expect(app.navigation.tree.prompt?.field?.text == "Bart")
      try app.answer("OK", text: "Lisa")
      try await app.wait { app.navigation.tree.prompt?.title == "Size?" }
      try app.answer("Large")
      try await app.wait { !asking.answers.isEmpty }
      #expect(asking.answers == ["Lisa", "2"])
    }
  }

  @Test("a screen can't be acted on under a prompt")
  func covers() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { AskingCoordinator(flow: $0) }
      let asking: AskingCoordinator = try app.root()
      asking.flow.ask(.alert("Saved")) {}
      #expect(throws: TestFailure.self) { try app.on(HelpModel.self) { _ in } }
      #expect(throws: TestFailure.self) { try app.back() }
      app.navigation.dismissPrompt()
      try app.on(HelpModel.self) { _ in }
    }
  }

  @Test("a prompt of a flow that ends is taken away and counts as cancelled")
  func withdrawn() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      var shop: ShopCoordinator? = try app.root()
      shop?.show(.buy(id: "pli"))
      var answer: Bool?
      shop?.buy.coordinator?.flow.ask(.confirm("Sure?", confirm: "Yes")) { answer = $0 }
      shop?.buy.cancel()
      #expect(answer == false)
      try app.expect("List")
      shop = nil
      try app.close()
    }
  }

  @Test("an answer to a prompt that is gone is ignored")
  func late() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { AskingCoordinator(flow: $0) }
      let asking: AskingCoordinator = try app.root()
      asking.flow.ask(.alert("One")) { asking.answers.append("one") }
      let id = try #require(app.navigation.tree.prompt?.id)
      #expect(app.navigation.answer(id, button: 7) == false)
      #expect(app.navigation.answer(id, button: 0))
      #expect(app.navigation.answer(id, button: 0) == false)
      #expect(asking.answers == ["one"])
    }
  }
}

private final class AskingCoordinator: Coordinator {
  let flow: Flow<TermsRoute, Never>
  var answers: [String] = []
  init(flow: Flow<TermsRoute, Never>) { self.flow = flow }
  func start() { show(.terms) }
  func show(_ route: TermsRoute) { flow.push(HelpModel(), at: route) }
}
