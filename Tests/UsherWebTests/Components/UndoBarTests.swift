import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("What can be taken back")
struct UndoBarTests {
  private let text = Field<String?>(nil)

  @Test("it tells what was done, takes it back, or goes")
  func bar() {
    var done: [String] = []
    let page = TestFragment {
      UndoBar(text.value, undo: { done.append("undo") }, dismiss: { done.append("dismiss") })
    }
    #expect(!page.act("click", "button", "Undo"))
    text.value = "Ghent was deleted."
    #expect(page.html == page.fresh)
    #expect(page.act("click", "button", "Undo"))
    #expect(page.act("click", "button", "Dismiss"))
    #expect(done == ["undo", "dismiss"])
    text.value = nil
    #expect(!page.html.contains("<button"))
  }

  @Test("its text comes into a place that was there before, for it to be spoken")
  func spoken() throws {
    let page = TestFragment { UndoBar(text.value, undo: {}, dismiss: {}) }
    let isPlace: (Node) -> Bool = { $0.attributes["role"] == "status" }
    let place = try #require(page.browser.root.all.first(where: isPlace))
    #expect(place.text.isEmpty)
    for text in ["Ghent was deleted.", nil, "Paris was deleted.", "Rome was deleted."] {
      self.text.value = text
      page.update()
      #expect(page.browser.root.all.filter(isPlace).map { $0 === place } == [true])
      #expect(place.text == text ?? "")
      #expect(page.html == page.fresh)
    }
  }
}
