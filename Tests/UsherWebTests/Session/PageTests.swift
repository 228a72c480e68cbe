import Testing
import Usher
import UsherTestSupport
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Pages")
struct PageTests {
  @Test("the first page is complete: title, bar, content, and where the script finds its session")
  func firstPage() throws {
    let shop = try TestPage(path: "1")
    #expect(shop.title == "Item 1")
    #expect(shop.browser.html.contains("<title>Item 1</title>"))
    #expect(shop.browser.element("button", "Back") != nil)
    #expect(shop.browser.text.contains("0 taps"))
    #expect(shop.browser.html.contains("data-session=\"token\""))
    #expect(shop.browser.html.contains("data-base=\"/shop\""))
  }

  @Test("an address that nothing has makes no page")
  func notFound() {
    #expect(throws: RouteError.self) { try TestPage(path: "none/at/all") }
  }

  @Test("a button leads on, and the host's Back button back")
  func pushAndBack() throws {
    let shop = try TestPage()
    #expect(shop.browser.element("button", "Back") == nil)
    shop.act("click", "button", "One")
    #expect(shop.title == "Item 1")
    shop.act("click", "button", "Back")
    #expect(shop.title == "List")
    #expect(shop.page.navigation.leaks.isEmpty)
  }

  @Test("a screen that was covered and is seen again before the browser heard of it takes clicks")
  func coveredUnheard() throws {
    let shop = try TestPage(path: "1")
    shop.act {
      $0.show(.item(id: 2))
      $0.flow.pop()
    }
    #expect(shop.title == "Item 1")
    shop.act("click", "button", "Tap")
    #expect(shop.browser.text.contains("1 taps"))
    #expect(shop.page.navigation.leaks.isEmpty)
  }

  @Test("a page that is revived without its last screen goes back once")
  func revivedShorter() throws {
    let first = try TestPage()
    let before = try #require(try first.page.storedRecord())
    first.act("click", "button", "One")
    var old = try #require(try first.page.storedRecord())
    // The screens of before, the history of after.
    old.parts.merge(before.parts.filter { !$0.key.hasPrefix("history") }) { $1 }
    let page = try Page(
      first.page.app,
      restoring: old,
      for: BrowserState(received: 0, historyIndex: 1),
      on: MainActor.shared
    ) {}
    var frame: [UInt8] = [0]
    page.renderAnew(at: 1, into: &frame)
    first.browser.receive(frame)
    #expect(first.browser.control.filter { $0.hasPrefix("go") } == ["go /shop 0"])
    #expect(first.browser.title == "List")
  }

  @Test("a tap sends a few bytes")
  func smallFrame() throws {
    let shop = try TestPage(path: "1")
    shop.act("click", "button", "Tap")
    #expect(shop.browser.text.contains("1 taps"))
    #expect(shop.lastFrame.count < 14)
  }

  @Test("buttons stand at the start of the bar and at its end")
  func bar() throws {
    let shop = try TestPage(path: "1")
    shop.act("click", "button", "Tap First")
    #expect(shop.browser.text.contains("1 taps"))
    let html = shop.browser.html
    let places = try ["bar-leading", "Tap First", "bar-title", "bar-trailing", ">Tap<"].map {
      try #require(html.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test("a sheet lies over what it covers, which takes no events then")
  func sheet() throws {
    let shop = try TestPage()
    let one = try #require(shop.browser.element("button", "One"))
    shop.act { $0.show(.sheet) }
    #expect(shop.browser.html.contains("aria-modal=\"true\""))
    #expect(shop.title == "Sheet")
    let event = try #require(shop.browser.event("click", on: one))
    shop.receive(Array(event.dropFirst()))
    #expect(shop.title == "Sheet")
    shop.act { $0.flow.pop() }
    #expect(shop.title == "List")
  }

  @Test("an event for a screen that is gone is ignored")
  func goneScreen() throws {
    let shop = try TestPage(path: "1")
    let tap = try #require(shop.browser.element("button", "Tap"))
    let event = try #require(shop.browser.event("click", on: tap))
    shop.act { $0.flow.popToStart() }
    shop.receive(Array(event.dropFirst()))
    #expect(shop.title == "List")
  }

  @Test("a link within the app changes the page that is there")
  func link() throws {
    let shop = try TestPage()
    shop.receive([0, 2] + Array("/shop/2".utf8))
    #expect(shop.title == "Item 2")
    #expect(shop.control == ["push /shop/2 1"])
    shop.receive([0, 2] + Array("/elsewhere".utf8))
    #expect(shop.control == ["visit /elsewhere"])
  }

  @Test("a prompt is answered by its buttons, with what was typed")
  func prompt() throws {
    let shop = try TestPage()
    var answer: String??
    shop.act { $0.flow.ask(.text("Name?", label: "Name", text: "Ada")) { answer = $0 } }
    #expect(shop.browser.html.contains("alertdialog"))
    shop.act("input", "input", "", payload: "")
    let field = try #require(shop.browser.root.all.first { $0.name == "input" })
    let event = try #require(shop.browser.event("input", on: field, "Bob"))
    shop.receive(Array(event.dropFirst()))
    shop.act("click", "button", "OK")
    #expect(answer == "Bob")
    #expect(!shop.browser.html.contains("alertdialog"))
  }

  @Test("whatever a browser sends, nothing breaks", arguments: 0..<300)
  func nonsense(_ seed: UInt64) throws {
    var random = SplitMix64(state: seed &+ 17)
    let shop = try TestPage(path: "1")
    for _ in 0..<40 {
      let count = Int.random(in: 0...9, using: &random)
      shop.receive((0..<count).map { _ in UInt8.random(in: 0...12, using: &random) })
    }
    shop.receive([0, 1] + [UInt8](repeating: 255, count: 12))
    shop.receive([255, 255, 255, 255, 255, 255, 255])
    // It still works, after what it asks now.
    shop.agree()
    shop.act { $0.flow.popToStart() }
    shop.agree()
    shop.act { $0.show(.item(id: 5)) }
    #expect(shop.title == "Item 5")
  }

  @Test("a sidebar is drawn beside what is over it, and takes events where there is room")
  func sidebar() throws {
    let app = WebApp("mail", title: "Mail") { flow, _ in
      SplitCoordinator(flow: flow)
    } views: {
      ListScreen.self
      ItemScreen.self
    }
    let page = try Page(app, path: "", visitor: Visitor(id: "a"), on: MainActor.shared) {}
    let browser = TestBrowser(page.render(session: "token", assets: Assets([app])))
    let send: ([UInt8]) -> Void = { message in
      message.withUnsafeBytes { bytes in
        var reader = ByteReader(bytes)
        try? page.receive(&reader)
      }
      guard page.hasChanges else { return }
      var frame: [UInt8] = [0]
      page.patch(into: &frame)
      browser.receive(frame)
    }
    let click: (String) -> Void = { name in
      guard let node = browser.element("button", name), let event = browser.event("click", on: node)
      else { return }
      send(Array(event.dropFirst()))
    }
    click("One")
    #expect(browser.text.contains("One") && browser.text.contains("Item 1"))
    // Without room the list is covered.
    click("Two")
    #expect(browser.text.contains("Item 1"))
    send([0, 3, 1])
    click("Two")
    #expect(browser.text.contains("Item 2") && !browser.text.contains("Item 1"))
    page.close()
  }

  @Test("closing the page frees everything")
  func close() throws {
    let shop = try TestPage(path: "1")
    shop.page.close()
    #expect(shop.page.navigation.leaks.isEmpty)
  }
}
