import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Rows that can be deleted")
struct DeletableRowTests {
  private let name = "Ghent"

  @Test("each of its buttons has the name of what it deletes, and tells its keys")
  func named() throws {
    var count = 0
    let page = TestFragment {
      DeletableRow(name) {
        count += 1
      } content: {
        p { "Text" }
      }
    }
    let buttons = page.html.split(separator: "<button").dropFirst()
    #expect(buttons.count == 2)
    for button in buttons {
      #expect(
        button.contains(#"aria-keyshortcuts="Delete Backspace" aria-label="Delete Ghent""#)
      )
    }
    for node in page.browser.root.all where node.name == "button" {
      #expect(page.act("click", on: node))
    }
    #expect(count == 2)
    #expect(page.html == page.fresh)
  }

  @Test("a row may be taken away by another word, and its name is the whole name then")
  func titled() {
    let page = TestFragment {
      DeletableRow("Return the Jigsaw", title: "Return") {
      } content: {
        p { "Text" }
      }
    }
    #expect(page.html.split(separator: #"aria-label="Return the Jigsaw""#).count == 3)
    #expect(page.html.contains(">Return</button>"))
    #expect(!page.html.contains(">Delete<"))
    #expect(page.html == page.fresh)
  }

  @Test("one button stands before the row, the other is behind it")
  func order() throws {
    let page = TestFragment {
      DeletableRow(name) {
      } content: {
        p { "Text" }
      }
    }
    let minus = try #require(page.html.firstRange(of: "delete-minus"))
    let text = try #require(page.html.firstRange(of: "Text"))
    let behind = try #require(page.html.firstRange(of: "delete-behind"))
    #expect(minus.lowerBound < text.lowerBound && text.lowerBound < behind.lowerBound)
  }

  @Test("to edit a list of a hundred rows costs one attribute and renders none of them")
  func editing() {
    let isEditing = Field(false)
    let model = Rows(100)
    var rendered = 0
    let page = TestFragment {
      ul {
        ForEach(model.rows) { row in
          rendered += 1
          return li {
            DeletableRow(row.text) {
            } content: {
              row.text
            }
          }
        }
      }
      .class("list").editing(isEditing.value)
    }
    for value in [true, false] {
      rendered = 0
      isEditing.value = value
      #expect(page.html.contains("data-editing") == value)
      #expect(rendered == 0)
      #expect(page.lastFrame.count < 8)
      #expect(page.html == page.fresh)
    }
  }
}
