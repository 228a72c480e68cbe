import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Private fields")
struct PrivateFieldTests {
  @Test("a password and what is marked private say so to the script, and other fields don't")
  func marks() {
    let text = Field("")
    let secret = Field("", isPrivate: true)
    func html(@HTMLBuilder _ content: @escaping () -> some HTML) -> String {
      TestFragment(content).html
    }
    #expect(html { TextField("Password", text, kind: .password) }.contains("data-private"))
    #expect(html { TextField("Card", text.binding, isPrivate: true) }.contains("data-private"))
    #expect(html { TextField("Card", secret) }.contains("data-private"))
    #expect(html { TextArea("Diary", text.binding, isPrivate: true) }.contains("data-private"))
    #expect(html { TextArea("Diary", secret) }.contains("data-private"))
    #expect(html { input().private().value(text.binding) }.contains("data-private"))
    #expect(!html { TextField("Name", text) }.contains("data-private"))
    #expect(!html { TextArea("Notes", text) }.contains("data-private"))
  }

  @Test(
    "a browser suggests nothing of what was typed into a private field, unless the app wants it"
  )
  func autocomplete() {
    let secret = Field("", isPrivate: true)
    let plain = TestFragment { TextField("Card", secret) }
    #expect(plain.html.contains(#"autocomplete="off""#))
    let area = TestFragment { TextArea("Diary", secret) }
    #expect(area.html.contains(#"autocomplete="off""#))
    let known = TestFragment { TextField("Card", secret, autocomplete: "cc-number") }
    #expect(known.html.contains(#"autocomplete="cc-number""#))
    // Browsers ask the person before they keep a password.
    let password = TestFragment { TextField("Password", secret, kind: .password) }
    #expect(!password.html.contains("autocomplete"))
  }

  @Test(
    "no page's HTML has the text of a private field; the socket brings it",
    arguments: [0, 1, 2, 3]
  )
  func markup(kind: Int) {
    let text = Field("pl4nted \"secret\"")
    let name = Field("Ada")
    let page = TestFragment {
      TextField("Name", name)
      switch kind {
      case 0: TextField("Password", text, kind: .password)
      case 1: TextArea("Diary", text.binding, isPrivate: true)
      case 2: input().value(text.binding).private()
      default: input().attribute("type", "password").value(text.binding)
      }
      p { "after" }.attribute("title", name.value)
    }
    var renderer = Renderer(.page)
    page.fragment.render(into: &renderer)
    let html = String(decoding: renderer.out, as: UTF8.self)
    #expect(!html.contains("pl4nted"))
    #expect(html.contains(#"value="Ada""#))
    let browser = TestBrowser(fragment: renderer.out)
    #expect(page.fragment.needsPatch)
    var patch = Renderer(.patch, templates: Templates())
    page.fragment.patch(&patch)
    browser.receive([0] + patch.out)
    let fields = browser.root.all.filter { $0.name == "input" || $0.name == "textarea" }
    #expect(fields.map(\.value) == ["Ada", "pl4nted \"secret\""])
    #expect(!page.fragment.needsPatch)
  }

  @Test("the text of a private field in a row comes by the socket, too")
  func row() {
    struct Card: Identifiable, Equatable { let id: Int, number: String }
    let cards = [Card(id: 1, number: "pl4nted one"), Card(id: 2, number: "pl4nted two")]
    let page = TestFragment {
      ul {
        ForEach(cards) { card in
          li { input().private().value(ValueBinding(get: { card.number }, set: { _ in })) }
        }
      }
    }
    #expect(page.browser.root.all.filter { $0.name == "input" }.allSatisfy { $0.value == "" })
    page.update()
    #expect(
      page.browser.root.all.filter { $0.name == "input" }.map(\.value) == cards.map(\.number)
    )
  }

  @Test("the text of a private field comes also in a row that reads more than the rows before it")
  func mixedRows() {
    struct Card: Identifiable, Equatable { let id: Int, number: String }
    let model = Rows(0)
    let cards = [Card(id: 1, number: "pl4nted one"), Card(id: 2, number: "pl4nted two")]
    let page = TestFragment {
      ul {
        ForEach(cards) { card in
          li {
            input().private().value(ValueBinding(get: { card.number }, set: { _ in }))
            if card.id > 1 { p { model.suffix } }
          }
        }
      }
    }
    page.update()
    #expect(
      page.browser.root.all.filter { $0.name == "input" }.map(\.value) == cards.map(\.number)
    )
    model.suffix = "other"
    #expect(page.html.contains("<p>other</p>"))
  }

  @Test("an event of a private field is known as such, and of another field isn't")
  func event() throws {
    let text = Field("")
    let page = TestFragment {
      input().label("Card").value(text.binding).private()
      input().label("Name").value(text.binding)
    }
    func isPrivate(_ label: String) throws -> Bool {
      let node = try #require(page.browser.element("input", label))
      let message = try #require(page.browser.event("input", on: node, "x"))
      // The frames, the fragment, the length of the path, and a path of one part.
      return try #require(page.fragment.handler(at: [Int(message[3])], payload: "x")).isPrivate
    }
    #expect(try isPrivate("Card"))
    #expect(try !isPrivate("Name"))
  }
}
