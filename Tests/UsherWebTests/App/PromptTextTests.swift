import Testing
import Usher
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Prompts: what they look like")
struct PromptTextTests {
  private let page: TestPage

  init() throws { page = try TestPage() }

  private var prompt: Node? {
    page.browser.root.all.first { $0.attributes["data-prompt"] != nil }
  }
  /// Titles and classes of its buttons.
  private var buttons: [[String]] {
    (prompt?.all ?? []).filter { $0.name == "button" }
      .map { [$0.text, $0.attributes["class"] ?? ""] }
  }

  @Test("of several choices none is the one that most people want")
  func choice() {
    page.act { $0.flow.ask(.choice("How?", ["By Train": 1, "By Ship": 2])) { _ in } }
    #expect(
      buttons == [
        ["By Train", "button secondary"], ["By Ship", "button secondary"],
        ["Cancel", "button secondary"],
      ]
    )
  }

  @Test("what a prompt is about is the one that stands out")
  func confirm() {
    page.act { $0.flow.ask(.confirm("Send?", confirm: "Send")) { _ in } }
    #expect(buttons == [["Cancel", "button secondary"], ["Send", "button"]])
    page.agree()
    page.act {
      $0.flow.ask(.confirm("Delete?", confirm: "Delete", isDestructive: true)) { _ in }
    }
    #expect(buttons == [["Cancel", "button secondary"], ["Delete", "button destructive"]])
  }

  @Test("its message is read out with its title, where there is one")
  func message() {
    page.act { $0.flow.ask(.alert("Sent", message: "It arrives tomorrow.")) {} }
    #expect(prompt?.attributes["aria-labelledby"] == "prompt-title")
    #expect(prompt?.attributes["aria-describedby"] == "prompt-message")
    page.agree()
    page.act { $0.flow.ask(.alert("Sent")) {} }
    #expect(prompt?.attributes["aria-describedby"] == nil)
  }
}
