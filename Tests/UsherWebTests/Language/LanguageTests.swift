import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// In which language a page is, and by which clock.
@Suite("Language of a page", .timeLimit(.minutes(10)))
struct LanguageTests {
  private let visitor = Visitor(id: "someone")

  private func host(_ store: (any SessionStore)? = nil) -> WebHost {
    WebHost([TongueCoordinator.app], limits: .patient, store: store, observer: Reports())
  }

  private func get(
    _ host: WebHost,
    _ path: String = "/tongue",
    accepting languages: String? = nil,
    cookie: String? = nil
  ) async -> String {
    var headers: [(name: String, value: String)] = []
    if let languages { headers.append(("accept-language", languages)) }
    if let cookie { headers.append(("cookie", cookie)) }
    let request = WebRequest(path: path, headers: headers, visitor: visitor)
    return String(decoding: await host.respond(to: request).body, as: UTF8.self)
  }

  /// A tab with a page that was loaded with these headers, whose socket is open.
  private func tab(
    _ host: WebHost,
    _ page: String,
    continuing earlier: ContinuedTab? = nil
  ) async throws -> ContinuedTab {
    let tab = try ContinuedTab(page)
    let takes = earlier.map { "&takes=left&made=\($0.sent)" } ?? ""
    tab.session = await host.attach(
      "session=\(earlier?.token ?? tab.token)&document=\(tab.token)&received=0&index=0\(takes)",
      visitor: visitor,
      connection: tab.connection
    )
    try #require(tab.session != nil)
    tab.update()
    return tab
  }

  private func tell(_ clock: String, _ tab: ContinuedTab) async {
    tab.sent += 1
    await tab.session?.take(
      [UInt8(truncatingIfNeeded: tab.browser.received), 0, 10] + Array(clock.utf8)
    )
    await tab.session?.settled()
    tab.update()
  }

  @Test(
    "the first page is in the person's language, with its direction, region and words",
    arguments: [
      (nil, "en", "ltr", "en", "Refresh"), ("fr", "en", "ltr", "en", "Refresh"),
      ("de-AT,en;q=0.5", "de", "ltr", "de-AT", "Aktualisieren"),
      ("ar-EG", "ar", "rtl", "ar-EG", "تحديث"),
    ] as [(String?, String, String, String, String)]
  )
  func first(
    _ header: String?,
    _ language: String,
    _ direction: String,
    _ identifier: String,
    _ refresh: String
  ) async throws {
    let host = host()
    let page = await get(host, accepting: header)
    #expect(page.hasPrefix("<!doctype html><html lang=\"\(language)\" dir=\"\(direction)\""))
    #expect(!page.contains("data-clock"))
    let browser = TestBrowser(Array(page.utf8))
    #expect(browser.text.contains("\(identifier) in unknown"))
    #expect(browser.element("button", refresh) != nil)
    await host.close()
  }

  @Test("the words of components, of Usher's own values and of the script are the host's")
  func words() async throws {
    let host = host()
    let page = await get(host, "/tongue/next", accepting: "de")
    let browser = TestBrowser(Array(page.utf8))
    #expect(browser.title == "Sprache")
    for name in ["Zurück", "Wien löschen", "Erneut versuchen", "Jetzt versuchen"] {
      #expect(browser.element("button", name) != nil, "\(name)")
    }
    #expect(browser.text.contains("Abbrechen") && browser.text.contains("Kaputt"))
    #expect(page.contains("Sie sind offline."))
    #expect(!page.contains("Try") && !page.contains("Back<"))
    await host.close()
  }

  @Test("what comes later is in the same language: new content, and a patch")
  func later() async throws {
    let host = host()
    let tab = try await tab(host, await get(host, accepting: "de"))
    await tab.session?.take([0, 0, 2] + Array("/tongue/next".utf8))
    await tab.session?.settled()
    tab.update()
    #expect(tab.browser.element("button", "Zurück") != nil)
    #expect(tab.browser.element("button", "Wien löschen") != nil)
    await host.close()
  }

  @Test("a page for nothing is in the language of its app, or of the host")
  func plain() async {
    let host = host()
    let page = await get(host, "/tongue/none", accepting: "de")
    #expect(page.contains("Unter der Adresse <b dir=\"ltr\">/tongue/none</b> gibt es nichts."))
    #expect(page.contains("Zu Tongue"))
    #expect(await get(host, "/none", accepting: "ar").contains("lang=\"ar\" dir=\"rtl\""))
  }

  @Test("the clock that the browser tells is the app's at once")
  func clock() async throws {
    let host = host()
    let tab = try await tab(host, await get(host, accepting: "en-US"))
    await tell("24:Europe/Vienna", tab)
    #expect(tab.browser.text.contains("en-US-u-hc-h23 in Europe/Vienna"))
    await tell("12:<b>", tab)
    #expect(tab.browser.text.contains("en-US-u-hc-h23 in Europe/Vienna"))
    await tell("12:Asia/Dubai", tab)
    #expect(tab.browser.text.contains("en-US-u-hc-h12 in Asia/Dubai"))
    await host.close()
  }

  @Test("a cookie says it from the first byte on; one that no device has made says nothing")
  func cookie() async {
    let host = host()
    let page = await get(host, cookie: "usher-clock=24:Europe/Vienna")
    #expect(page.contains("data-clock=\"24:Europe/Vienna\""))
    #expect(page.contains("en-u-hc-h23 in Europe/Vienna"))
    for text in ClockReportTests.malformed where !text.contains(";") {
      let page = await get(host, cookie: "usher-clock=\(text)")
      #expect(!page.contains("data-clock") && page.contains("in unknown"), "\(text)")
    }
    await host.close()
  }

  @Test("a page that continues after a crash keeps its language and clock")
  func crash() async throws {
    let store = MemorySessionStore()
    let killed = host(store)
    let first = try await tab(killed, await get(killed, accepting: "ar-EG"))
    await tell("24:Africa/Cairo", first)
    while await store.record(of: first.token)?.parts["locale"]
      != Array("ar\nar-EG\n24:Africa/Cairo".utf8)
    { await Task.yield() }
    let host = host(store)
    first.connection = TestConnection()
    first.taken = 0
    first.session = await host.attach(
      "session=\(first.token)&received=\(first.browser.received)&acked=1&index=0",
      visitor: visitor,
      connection: first.connection
    )
    first.update()
    #expect(first.browser.text.contains("ar-EG-u-hc-h23 in Africa/Cairo"))
    #expect(first.browser.element("button", "تحديث") != nil)
    await host.close()
    await killed.close()
  }

  @Test("a record in a language that the app speaks no more goes on in the usual one")
  func forgotten() {
    let app = TongueCoordinator.app
    #expect(PageLocale(Array("nl\nnl\n".utf8), of: app) == nil)
    #expect(PageLocale([255, 10, 0], of: app) == nil)
    #expect(PageLocale(Array("de\nde\n24:<b>".utf8), of: app)?.clock == nil)
    let locale = PageLocale(Array("de\nde-AT\n".utf8), of: app)
    #expect(locale?.part == Array("de\nde-AT\n".utf8))
  }

  @Test("a reload keeps the language, which the new document is told; another page is in another")
  func reload() async throws {
    let host = host()
    let first = try await tab(host, await get(host, accepting: "de-AT"))
    await tell("24:Europe/Vienna", first)
    let page = await get(host, accepting: "ar")
    #expect(page.contains("lang=\"ar\""))
    let second = try await tab(host, page, continuing: first)
    #expect(second.browser.text.contains("de-AT-u-hc-h23 in Europe/Vienna"))
    #expect(second.browser.element("button", "Aktualisieren") != nil)
    #expect(second.browser.language.prefix(2) == ["de", "ltr"])
    #expect(second.browser.language[2].contains("Sie sind offline."))
    #expect(second.browser.language[3] == "24:Europe/Vienna")
    await host.close()
  }
}
