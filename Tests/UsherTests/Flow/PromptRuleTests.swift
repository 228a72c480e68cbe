import Testing
import Usher
import UsherTesting

@Suite("Prompts: what a text must be")
struct PromptRuleTests {
  private static func name(_ text: String = "") -> Prompt<String?> {
    .text(
      "New Player",
      label: "Player name",
      text: text,
      placeholder: "Bart",
      ok: "Save",
      .required("Please enter a name."),
      .length(...6, "Use at most 6 characters.")
    )
  }

  @Test("a text that breaks a rule isn't taken, and the prompt stays")
  func refused() async throws {
    try await onEachIsolation { _ in
      let (navigation, answers) = Self.ask(Self.name())
      let prompt = try #require(navigation.tree.prompt)
      #expect(prompt.field?.placeholder == "Bart")
      #expect(navigation.problem(withAnswer: "") == "Please enter a name.")
      #expect(navigation.problem(withAnswer: "Bartholomew") == "Use at most 6 characters.")
      #expect(navigation.problem(withAnswer: "Lisa") == nil)
      #expect(!navigation.answer(prompt.id, button: 1))
      #expect(!navigation.answer(prompt.id, button: 1, text: " \n"))
      #expect(!navigation.answer(prompt.id, button: 1, text: "Bartholomew"))
      #expect(navigation.tree.prompt == prompt)
      #expect(answers.value.isEmpty)
      #expect(navigation.answer(prompt.id, button: 1, text: "Lisa"))
      #expect(answers.value == ["Lisa"])
      #expect(navigation.tree.prompt == nil)
      #expect(navigation.problem(withAnswer: "") == nil)
      navigation.close()
    }
  }

  @Test("the person can always cancel, by the button and by Escape")
  func cancelled() async throws {
    try await onEachIsolation { _ in
      let (navigation, answers) = Self.ask(Self.name())
      let id = try #require(navigation.tree.prompt?.id)
      #expect(navigation.answer(id, button: 0, text: "Bartholomew"))
      let root = navigation.rootCoordinator as? TermsCoordinator
      root?.flow.ask(Self.name()) { answers.value.append($0) }
      #expect(navigation.dismissPrompt())
      #expect(answers.value == [nil, nil])
      navigation.close()
    }
  }

  @Test("without rules any text is taken, also none")
  func withoutRules() async throws {
    try await onEachIsolation { _ in
      let (navigation, answers) = Self.ask(.text("Name?", label: "Name"))
      let id = try #require(navigation.tree.prompt?.id)
      #expect(navigation.problem(withAnswer: "") == nil)
      #expect(navigation.answer(id, button: 1))
      #expect(answers.value == [""])
      navigation.close()
    }
  }

  @Test("each prompt has its own rules")
  func several() async throws {
    try await onEachIsolation { _ in
      let (navigation, answers) = Self.ask(Self.name())
      let root = navigation.rootCoordinator as? TermsCoordinator
      root?.flow.ask(.text("Any?", label: "Any")) { answers.value.append($0) }
      #expect(navigation.problem(withAnswer: "") == nil)
      navigation.dismissPrompt()
      #expect(navigation.problem(withAnswer: "") == "Please enter a name.")
      navigation.close()
    }
  }

  @Test("what is awaited comes when a text is taken; a test that gives another one fails")
  func inTests() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { TermsCoordinator(flow: $0) }
      let terms: TermsCoordinator = try app.root()
      let name = Box<String?>(nil)
      terms.flow.scope.task { name.value = await terms.flow.ask(Self.name()) }
      try await app.wait { app.navigation.tree.prompt != nil }
      let failure = #expect(throws: TestFailure.self) {
        try app.answer("Save", text: "Bartholomew")
      }
      #expect(
        failure?.description
          == "“New Player” doesn't take “Bartholomew” by “Save”: Use at most 6 characters."
      )
      try app.expect("Terms ▸ [prompt] New Player")
      try app.answer("Save", text: "Lisa")
      try await app.wait { name.value == "Lisa" }
    }
  }

  @Test("who holds a rule's model lets go of it with the answer")
  func released() async throws {
    try await onEachIsolation { _ in
      var taken: Box<[String]>? = Box(["Bart"])
      weak let weakly = taken
      let rule = Rule<String> { [taken] in
        taken?.value.contains($0) == true ? "There is a player of this name." : nil
      }
      taken = nil
      let (navigation, answers) = Self.ask(.text("New Player", label: "Name", consume rule))
      let id = try #require(navigation.tree.prompt?.id)
      #expect(!navigation.answer(id, button: 1, text: "Bart"))
      weakly?.value = []
      #expect(navigation.answer(id, button: 1, text: "Bart"))
      #expect(answers.value == ["Bart"])
      #expect(weakly == nil)
      navigation.close()
    }
  }

  private static func ask(
    isolation: isolated (any Actor)? = #isolation,
    _ prompt: consuming Prompt<String?>
  ) -> (Navigation, Box<[String?]>) {
    let navigation = Navigation(on: isolation ?? MainActor.shared)
    let answers = Box<[String?]>([])
    let root = navigation.start { TermsCoordinator(flow: $0) }
    root.flow.ask(prompt) { answers.value.append($0) }
    return (navigation, answers)
  }
}
