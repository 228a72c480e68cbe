import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Hosting: prompts")
struct PromptHandleTests {
  private func ask(_ desk: Desk, _ answered: @escaping (String?) -> Void = { _ in }) {
    desk.coordinator?.flow.ask(
      .text("Name", label: "Name", ok: "Save", .required("Please type.")),
      then: answered
    )
  }

  @Test(
    "what is wrong is said once something was typed, and its button can't be chosen before that is mended"
  )
  func rules() throws {
    let desk = Desk()
    var answers: [String?] = []
    desk.coordinator?.flow.ask(
      .text("Name", label: "Name", ok: "Save", Rule { $0 == "x" ? "Not x." : nil })
    ) { answers.append($0) }
    let prompt = try #require(desk.presenter.prompt)
    #expect(prompt.message == nil)
    #expect(!prompt.isEdited)
    prompt.text = "x"
    #expect(prompt.message == "Not x.")
    #expect(!prompt.isEnabled(1))
    #expect(prompt.isEnabled(0))
    #expect(!prompt.isEnabled(2))
    #expect(!prompt.answer(1))
    prompt.text = "y"
    #expect(prompt.message == nil)
    #expect(prompt.answer(1))
    #expect(answers == ["y"])
    #expect(desk.presenter.prompt == nil)
    #expect(!prompt.answer(1))
    desk.navigation.close()
  }

  @Test("nobody is told that there is nothing yet")
  func empty() throws {
    let desk = Desk()
    ask(desk)
    let prompt = try #require(desk.presenter.prompt)
    prompt.text = "a"
    prompt.text = ""
    #expect(prompt.message == nil)
    #expect(!prompt.isEnabled(1))
    desk.navigation.close()
  }

  @Test("what is bound is up to date once it was observed, and let go of when the prompt is gone")
  func bind() async throws {
    let desk = Desk()
    ask(desk)
    let prompt = try #require(desk.presenter.prompt)
    var enabled: [Bool] = []
    var ends = 0
    prompt.bind { [unowned prompt] in
      prompt.isEnabled(1)
    } apply: {
      enabled.append($0)
    }
    prompt.onEnd { ends += 1 }
    prompt.text = "a"
    await desk.navigation.observed()
    #expect(enabled == [false, true])
    desk.navigation.dismissPrompt()
    #expect(ends == 1)
    #expect(prompt.scope.isEnded)
    prompt.onEnd { ends += 1 }
    #expect(ends == 2)
    prompt.bind {
      true
    } apply: {
      enabled.append($0)
    }
    #expect(enabled.count == 2)
    desk.navigation.close()
  }

  @Test("the buttons for Return, Escape and the keyboard's place are known")
  func buttons() throws {
    let desk = Desk()
    desk.coordinator?.flow.ask(
      .confirm("Delete?", confirm: "Delete", isDestructive: true, cancel: "Keep")
    ) { _ in }
    let delete = try #require(desk.presenter.prompt)
    #expect(delete.focusedButton == 0)
    #expect(delete.submitButton == 1)
    #expect(delete.cancelButton == 0)
    desk.navigation.dismissPrompt()
    desk.coordinator?.flow.ask(.confirm("Save?", confirm: "Save")) { _ in }
    #expect(desk.presenter.prompt?.focusedButton == 1)
    desk.navigation.close()
  }

  @Test("what was typed is there again when the prompt over it is answered")
  func covered() throws {
    let desk = Desk()
    ask(desk)
    let below = try #require(desk.presenter.prompt)
    below.text = "Ann"
    desk.coordinator?.flow.ask(.alert("Hello")) {}
    #expect(desk.presenter.prompt?.content.title == "Hello")
    #expect(below.isEnabled(1))
    below.text = ""
    #expect(!below.isEnabled(1), "by its own rule, not by that of the prompt over it")
    below.text = "Ann"
    desk.navigation.dismissPrompt()
    #expect(desk.presenter.prompt?.text == "Ann")
    desk.navigation.close()
  }
}
