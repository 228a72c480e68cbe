import Testing

@testable import UsherWeb

@Suite("Symbols, images and empty states")
struct SymbolTests {
  @Test("a symbol is drawn, and nobody hears of it")
  func drawn() {
    let html = TestFragment { button { Symbol.add }.label("Add") }.html
    #expect(
      html.contains(
        #"<svg aria-hidden="true" class="symbol" viewBox="0 0 24 24"><svg:path d="M12 5v14M5 12h14""#
      )
    )
  }

  @Test("another symbol in the same place is shown when it changes")
  func choice() {
    var isOn = false
    let page = TestFragment { button { isOn ? Symbol.check : Symbol.add } }
    #expect(page.html.contains("M12 5v14"))
    isOn = true
    page.fragment.setNeedsPatch()
    #expect(page.html.contains("M5 12.5"))
    #expect(page.html == page.fresh)
  }

  @Test("markup that is chosen is shown when it changes")
  func rawChoice() {
    var isOn = false
    let page = TestFragment { div { isOn ? Raw("<b>on</b>") : Raw("<i>off</i>") } }
    #expect(page.html.contains("<i>off</i>"))
    isOn = true
    page.fragment.setNeedsPatch()
    #expect(page.html.contains("<b>on</b>"))
  }

  @Test("an image has something as large as it in its place, a text, and a way to try again")
  func image() {
    let html =
      TestFragment { RemoteImage("-/a.png", alt: "A tree", width: 48, height: 32, canRetry: true) }
      .html
    for part in [#"viewBox="0 0 48 32""#, #"alt="A tree""#, #"width="48""#, "Try Again"] {
      #expect(html.contains(part))
    }
    let plain = TestFragment {
      RemoteImage("-/a.png", alt: "", width: 48, height: 32, isLazy: true)
    }
    #expect(plain.html.contains(#"loading="lazy""#) && !plain.html.contains("Try Again"))
  }

  @Test("an empty state says what there isn't, and leads on")
  func empty() {
    var additions = 0
    let page = TestFragment {
      EmptyState("No matches yet!", "Play one.") {
        button { "Add a Match" }.on(.click) { additions += 1 }
      }
    }
    #expect(page.html.contains("<h2>No matches yet!</h2><p>") && page.html.contains("Play one."))
    #expect(page.act("click", "button", "Add a Match"))
    #expect(additions == 1)
    #expect(!TestFragment { EmptyState("Nothing", symbol: .list) }.html.contains("<p>"))
  }
}
