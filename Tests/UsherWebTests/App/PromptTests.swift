import Testing
import Usher
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Prompts: texts")
struct PromptTests {
  private let page: TestPage
  private let answers = Answers()

  private final class Answers { var all: [String?] = [] }

  init() throws { page = try TestPage() }

  private func ask(_ text: String = "") {
    page.act { [answers] shop in
      shop.flow.ask(
        .text(
          "New Player",
          label: "Player name",
          text: text,
          placeholder: "Bart",
          ok: "Save",
          .required("Please enter a name."),
          .length(...6, "Use at most 6 characters.")
        )
      ) { answers.all.append($0) }
    }
  }

  private var field: Node? {
    page.browser.root.all.first { $0.attributes["placeholder"] == "Bart" }
  }
  private var save: Node? { page.browser.element("button", "Save") }
  private var status: Node? {
    page.browser.root.all.first { node in
      node.attributes["role"] == "status"
        && page.browser.root.all.contains {
          $0.attributes["data-prompt"] != nil && node.isInside($0)
        }
    }
  }

  private func type(_ text: String) throws {
    let field = try #require(field)
    let message = try #require(page.browser.event("input", on: field, text))
    page.receive(Array(message.dropFirst()))
  }

  @Test("with nothing in it, it can't be saved, and nobody is told why")
  func empty() throws {
    ask()
    #expect(save?.attributes["disabled"] != nil)
    #expect(status?.text == "")
    #expect(field?.attributes["aria-invalid"] == nil)
    page.act("click", "button", "Save")
    #expect(page.page.navigation.tree.prompt != nil)
    #expect(answers.all.isEmpty)
  }

  @Test("what is typed is checked at once: the message comes and goes, and so does the button")
  func typing() throws {
    ask()
    try type("Bartholomew")
    #expect(save?.attributes["disabled"] != nil)
    #expect(status?.text == "Use at most 6 characters.")
    #expect(field?.attributes["aria-invalid"] == "true")
    let id = try #require(field?.attributes["aria-describedby"])
    #expect(page.browser.root.all.first { $0.attributes["id"] == id }?.text == status?.text)
    page.act("click", "button", "Save")
    #expect(page.page.navigation.tree.prompt != nil)
    try type("   ")
    #expect(status?.text == "Please enter a name.")
    try type("")
    #expect(save?.attributes["disabled"] != nil)
    #expect(status?.text == "")
    try type("Bart")
    #expect(save?.attributes["disabled"] == nil)
    #expect(status?.text == "")
    #expect(field?.attributes["aria-invalid"] == nil)
    #expect(field?.attributes["aria-describedby"] == nil)
    page.act("click", "button", "Save")
    #expect(answers.all == ["Bart"])
    #expect(page.page.navigation.tree.prompt == nil)
  }

  @Test("what it begins with is checked, and nobody is told before they type")
  func initialText() throws {
    ask("Bartholomew")
    #expect(save?.attributes["disabled"] != nil)
    #expect(status?.text == "")
    try type("Bartholome")
    #expect(status?.text == "Use at most 6 characters.")
  }

  @Test("a prompt begins anew, whatever was typed into the one before")
  func anew() throws {
    ask()
    try type("Bartholomew")
    page.act("click", "button", "Cancel")
    ask()
    #expect(status?.text == "")
    #expect(save?.attributes["disabled"] != nil)
    #expect(answers.all == [nil])
  }

  @Test("cancelling always works")
  func cancel() throws {
    ask()
    try type("Bartholomew")
    let cancel = try #require(page.browser.element("button", "Cancel"))
    #expect(cancel.attributes["disabled"] == nil)
    #expect(cancel.attributes["data-escape"] != nil)
    page.act("click", "button", "Cancel")
    #expect(answers.all == [nil])
  }

  @Test("without rules it can be saved as it is")
  func withoutRules() throws {
    page.act { [answers] in
      $0.flow.ask(.text("Name?", label: "Name", ok: "Save")) { answers.all.append($0) }
    }
    #expect(save?.attributes["disabled"] == nil)
    page.act("click", "button", "Save")
    #expect(answers.all == [""])
  }
}

extension Node {
  fileprivate func isInside(_ other: Node) -> Bool {
    parent.map { $0 === other || $0.isInside(other) } ?? false
  }
}
