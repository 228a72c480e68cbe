import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Messages, badges, progress and faces")
struct NoticeTests {
  @Test("a banner says how much it matters to people who hear it", arguments: NoticeKind.allCases)
  func banner(_ kind: NoticeKind) {
    let page = TestFragment { Banner(kind, "Hear me.", detail: "And this.") { button { "Do" } } }
    let text = page.browser.root.text
    #expect(text.contains(HostWords.english[kind.word]))
    #expect(text.contains("Hear me.") && text.contains("And this.") && text.contains("Do"))
  }

  @Test(
    "progress has its percentage, and no more or less than there can be",
    arguments: [
      (0.354, "35 %", "0.354"), (-1, "0 %", "0.0"), (7, "100 %", "1.0"), (.nan, "0 %", "0.0"),
    ]
      as [(Double, String, String)]
  )
  func progress(_ value: Double, _ text: String, _ attribute: String) {
    let html = TestFragment { ProgressBar("Uploading", value) }.html
    #expect(html.contains(">\(text)<"))
    #expect(html.contains(#" value="\#(attribute)""#))
  }

  @Test("progress that nobody knows has no value")
  func unknown() {
    let value = Field<Double?>(nil)
    let page = TestFragment { ProgressBar("Waiting", value.value) }
    #expect(!page.html.contains(" value="))
    value.value = 0.5
    #expect(page.html.contains(#"aria-valuetext="50 %""#))
    #expect(page.html == page.fresh)
  }

  @Test(
    "a face without a picture has the letters of its name",
    arguments: [
      ("Ada Lovelace", "AL"), ("Plato", "P"), ("ludwig van beethoven", "LB"), ("  ", ""), ("", ""),
      ("محمد الفزاري", "ما"),
    ]
  )
  func letters(_ name: String, _ letters: String) {
    let page = TestFragment { Avatar(name) }
    #expect(page.browser.root.text == letters)
    #expect(page.html == TestFragment { Avatar(name) }.html)
  }

  @MainActor
  @Test("a toast is spoken from a place that was there before, and its button takes it away")
  func toast() throws {
    let scope = Scope(isolation: MainActor.shared)
    let toast = Toast()
    let page = TestFragment { ToastBar(toast) }
    let place = try #require(page.browser.root.all.first { $0.attributes["role"] == "status" })
    #expect(place.text.isEmpty && !page.html.contains("<button"))
    toast.show("Sent.", scope)
    page.update()
    #expect(place.text == "Sent.")
    #expect(page.act("click", "button", ""))
    #expect(toast.text == nil)
    #expect(page.html == page.fresh)
    scope.end()
  }
}
