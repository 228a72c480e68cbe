import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Markup")
struct MarkupTests {
  func page(@HTMLBuilder _ body: () -> some HTML) -> String {
    var renderer = Renderer(.page)
    body().render(into: &renderer)
    return String(decoding: renderer.out, as: UTF8.self)
  }

  @Test("a page is plain markup with a mark before each part")
  func goldenPage() {
    let name = "Ada"
    #expect(
      page {
        h1 {
          "Hello, "; name; "!"
        }.class("title")
        if name.isEmpty { p { "Nobody" } } else { p { name }.attribute("title", name) }
        img().src("/a.png").attribute("alt", "A picture")
      } == """
        <h1 class="title">Hello, <!---->Ada<!--.-->!</h1><!--?--><p title="Ada" u="title">\
        <!---->Ada</p><!--/--><img src="/a.png" alt="A picture" u="src">
        """
    )
  }

  @Test("the app's rules judge a form that it handles, not the browser's; others stay as they are")
  func formsOfTheApp() {
    #expect(page { form {}.on(.submit) {} } == #"<form novalidate u="@submit"></form>"#)
    #expect(page { form {}.attribute("action", "/search") } == #"<form action="/search"></form>"#)
  }

  @Test("everything computed is escaped, in texts and in attributes")
  func escaping() {
    let evil = "<script>alert(\"1\")</script>&"
    let html = page { p { evil }.attribute("title", evil).class(evil) }
    #expect(!html.contains("<script"))
    #expect(html.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;"))
    #expect(TestBrowser(fragment: Array(html.utf8)).text == evil)
  }

  @Test(
    "an address that could run a script is refused",
    arguments: [
      "javascript:alert(1)", " JavaScript:alert(1)", "java\nscript:alert(1)", "\u{1}javascript:x",
      "data:text/html,<script>", "vbscript:x", "file:///etc/passwd",
    ]
  )
  func refusedAddress(_ address: String) {
    let html = page { a { "x" }.href(address) }
    #expect(html.contains("href=\"about:blank#refused\""))
  }

  @Test(
    "addresses of this site, the web, mail and telephone are kept",
    arguments: [
      "/a/b", "/a?x=1:2", "?x", "#top", "https://swift.org/", "mailto:a@b.c", "tel:123", "sms:123",
    ]
  )
  func allowedAddress(_ address: String) {
    #expect(page { a { "x" }.href(address) }.contains("href=\"\(address)\""))
  }

  @Test(
    "an address without a slash at its start is one within the app",
    arguments: [("pli/buy", "/app/pli/buy"), ("a?x=1:2", "/app/a?x=1:2"), ("/pli", "/pli")]
  )
  func addressWithinApp(_ address: String, _ full: String) {
    let inserted = TestFragment { a { "x" }.href(address) }.inserted
    #expect(inserted.contains("href=\"\(full)\""))
  }

  @Test("classes from several literals are one attribute")
  func classes() {
    let fragment = TestFragment {
      p { "x" }.id("a").class("row").attribute("title", "b").class("wide").class("\"x")
    }
    #expect(
      page { p { "x" }.id("a").class("row").attribute("title", "b").class("wide").class("\"x") }
        .hasPrefix(#"<p id="a" class="row wide &quot;x" title="b">"#)
    )
    #expect(fragment.inserted.contains(#"class="row wide "#))
    #expect(page { p { "x" }.class("").class("row") } == #"<p class="row">x</p>"#)
    #expect(
      page { p { span { "y" }.class("in") }.class("out") }
        == #"<p class="out"><span class="in">y</span></p>"#
    )
  }

  @Test("a table has a body of its own, which browsers would add else")
  func table() {
    let rows = [Cell(id: 1)]
    let plain = page { UsherWeb.table { ForEach(rows) { row in tr { td { String(row.id) } } } } }
    #expect(plain.hasPrefix("<table><tbody><!--*--><tr>"))
    let whole = page {
      UsherWeb.table {
        tr { th { "Name" } }
      } rows: {
        tr { td { "Ada" } }
      }
    }
    #expect(whole.contains("</thead><tbody>"))
  }

  struct Cell: Identifiable, Equatable { let id: Int }

  @Test("attributes that run scripts or carry styles are left out")
  func refusedAttributes() {
    let html = page {
      p {}.attribute("onclick", "x()").attribute("style", "color: red")
        .attribute("OnLoad", String("y")).attribute("lang", "en")
    }
    #expect(html.contains("lang=\"en\""))
    #expect(!html.contains("x()") && !html.contains("red") && !html.contains("\"y\""))
  }

  @Test("raw markup stands as it is")
  func raw() { #expect(page { Raw("<b>&nbsp;</b>") } == "<b>&nbsp;</b>") }

  @Test("a text area holds its text, a first empty line included")
  func area() {
    let text = ValueBinding<String>.constant("\n<two>")
    #expect(page { textarea(text) } == "<textarea u=\".value\">\n\n&lt;two&gt;</textarea>")
  }
}
