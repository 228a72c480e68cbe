import Testing
import Usher

@testable import UsherWeb

@Suite("Rows that can be deleted")
struct DeletableRowTests {
  private let name = "Ghent"

  @Test("its button has the name of what it deletes, and tells its keys")
  func named() {
    for isEditing in [false, true] {
      var count = 0
      let page = TestFragment {
        DeletableRow(name, isEditing: isEditing) {
          count += 1
        } content: {
          p { "Text" }
        }
      }
      #expect(
        page.html.contains(#"aria-keyshortcuts="Delete Backspace" aria-label="Delete Ghent""#)
      )
      #expect(page.act("click", "button", "Delete Ghent"))
      #expect(count == 1)
      #expect(page.html == page.fresh)
    }
  }

  @Test("the button is behind the row, and before it while editing")
  func order() throws {
    let isEditing = Field(false)
    let page = TestFragment {
      DeletableRow(name, isEditing: isEditing.value) {
      } content: {
        p { "Text" }
      }
    }
    func comesAfterText() throws -> Bool {
      let button = try #require(page.html.firstRange(of: "<button"))
      let text = try #require(page.html.firstRange(of: "Text"))
      return button.lowerBound > text.lowerBound
    }
    #expect(try comesAfterText())
    isEditing.value = true
    #expect(try !comesAfterText())
    #expect(page.html.contains(#"class="deletable editing""#))
    #expect(page.html == page.fresh)
    isEditing.value = false
    #expect(try comesAfterText())
    #expect(page.html == page.fresh)
  }
}
