import Testing
import Usher

@testable import UsherWeb

@Suite("Copying, sharing and printing")
struct HandingTests {
  private func markup(_ content: some HTML) -> String {
    var renderer = Renderer(.page)
    content.render(into: &renderer)
    return String(decoding: renderer.out, as: UTF8.self)
  }

  @Test("a copy button has its text, escaped, and the words for what becomes of it")
  func copy() {
    let html = markup(CopyButton(text: "a \"b\" <c>\nd"))
    #expect(html.contains(#"data-hand="copy""#) && html.contains("a &quot;b&quot; "))
    #expect(!html.contains("\"b\""))
    #expect(html.contains(#"data-done="Copied""#) && html.contains(">Copy<"))
    #expect(html.contains(#"type="button""#))
  }

  @Test(
    "a share button shares the page, an address within the app, or a whole one",
    arguments: [("", ""), ("2", "/2"), ("/x", "/x"), ("https://a.example", "https://a.example")]
  )
  func share(_ url: String, _ shared: String) {
    let html = markup(ShareButton("Send", heading: "T", text: "x", url: url))
    #expect(html.contains(shared.isEmpty ? " data-share " : " data-share=\"\(shared)\""))
    #expect(html.contains(">Send<"))
    #expect(html.contains(#"data-title="T""#) && html.contains(#"data-text="x""#))
    #expect(!markup(ShareButton(text: "x", url: nil)).contains(" data-share"))
  }

  @Test("an address that could run a script isn't shared")
  func refused() {
    let html = markup(ShareButton(url: "javascript:alert(1)"))
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
