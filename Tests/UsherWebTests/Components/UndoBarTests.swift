import Testing
import Usher

@testable import UsherWeb

@Suite("What can be taken back")
struct UndoBarTests {
  @Test("it tells what was done, takes it back, or goes")
  func bar() {
    var done: [String] = []
    let text = "Ghent was deleted."
    let page = TestFragment {
      UndoBar(text, undo: { done.append("undo") }, dismiss: { done.append("dismiss") })
    }
    #expect(page.html.contains(#"<span role="status">Ghent was deleted.</span>"#))
    #expect(page.act("click", "button", "Undo"))
    #expect(page.act("click", "button", "Dismiss"))
    #expect(done == ["undo", "dismiss"])
  }
}
