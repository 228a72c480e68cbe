import Testing
import Usher

@testable import UsherWeb

@Suite("Copying, sharing and printing")
struct HandingTests {
  @Test("a copy button has its text, escaped, and the words for what becomes of it")
  func copy() {
    let html = TestFragment { CopyButton(text: "a \"b\" <c>\nd") }.fresh
    #expect(html.contains(#"data-hand="copy""#) && html.contains("a &quot;b&quot;"))
    #expect(!html.contains("<c>"))
    #expect(html.contains(#"data-done="Copied""#) && html.contains(">Copy<"))
    #expect(html.contains(#"type="button""#))
  }

  @Test(
    "a share button shares the page, an address within the app, or a whole one",
    arguments: [("", ""), ("2", "/2"), ("/x", "/x"), ("https://a.example", "https://a.example")]
  )
  func share(_ url: String, _ shared: String) {
    let html = TestFragment { ShareButton("Send", heading: "T", text: "x", url: url) }.fresh
    #expect(html.contains("data-url=\"\(shared)\"") && html.contains(">Send<"))
    #expect(html.contains(#"data-title="T""#) && html.contains(#"data-text="x""#))
    #expect(!TestFragment { ShareButton(text: "x", url: nil) }.fresh.contains("data-url"))
  }

  @Test("an address that could run a script isn't shared")
  func refused() {
    let html = TestFragment { ShareButton(url: "javascript:alert(1)") }.fresh
    #expect(!html.contains("javascript"))
  }

  @Test("the app is told of a press only if it wants to know")
  func told() throws {
    var presses = 0
    let page = TestFragment {
      PrintButton("Quiet")
      PrintButton("Told") { presses += 1 }
    }
    page.act("click", "button", "Told")
    #expect(presses == 1)
    #expect(!page.act("click", "button", "Quiet"))
  }
}
