import Synchronization
import Testing
import WebTesting

@testable import UsherWeb

/// A fragment with a browser that shows it.
final class TestFragment<Content: HTML> {
  let fragment: Fragment
  let browser: TestBrowser
  private let templates = Templates()
  private let body: () -> Content
  private(set) var lastFrame: [UInt8] = []

  init(@HTMLBuilder _ body: @escaping () -> Content) {
    self.body = body
    fragment = Fragment(1, wake: {}) { body().render(into: &$0) }
    fragment.onOtherParts = { Issue.record("The content has other parts than before.") }
    var renderer = Renderer(.page)
    fragment.render(into: &renderer)
    browser = TestBrowser(fragment: renderer.out)
  }

  /// What the browser shows, after it was told what changed.
  var html: String {
    update()
    return browser.html
  }

  /// What a browser that comes now would show.
  var fresh: String {
    var renderer = Renderer(.page)
    renderer.fragment = fragment.number
    body().render(into: &renderer)
    return TestBrowser(fragment: renderer.out).html
  }

  /// What the content looks like as new content of a page that is there.
  var inserted: String {
    let other = Fragment(2, wake: {}) { [body] in body().render(into: &$0) }
    let source = OneFragment(other)
    var isThere = false
    let outer = Fragment(1, wake: {}) { FragmentHole(number: isThere ? 2 : 0).render(into: &$0) }
    var page = Renderer(.page, source: source)
    outer.render(into: &page)
    let browser = TestBrowser(fragment: page.out)
    isThere = true
    let templates = Templates()
    var renderer = Renderer(.patch, templates: templates, source: source)
    outer.patch(&renderer)
    browser.receive([0] + templates.takeDefinitions() + renderer.out)
    // It is in another fragment, whose number is at the end of names that are its own.
    return browser.html.replacing("~2\"", with: "~1\"")
  }

  func update() {
    lastFrame = []
    guard fragment.needsPatch else { return }
    var renderer = Renderer(.patch, templates: templates)
    fragment.patch(&renderer)
    lastFrame = templates.takeDefinitions() + renderer.out
    browser.receive([0] + lastFrame)
  }

  /// Does something with an element of the page; `false` when nothing takes it.
  @discardableResult
  func act(_ event: String, _ name: String, _ text: String, payload: String = "") -> Bool {
    guard let node = browser.element(name, text) else { return false }
    return act(event, on: node, payload: payload)
  }

  @discardableResult
  func act(_ event: String, on node: Node, payload: String = "") -> Bool {
    if event == "input" || event == "change" { node.value = payload }
    guard let message = browser.event(event, on: node, payload) else { return false }
    return handle(message)
  }

  /// The browser asks for other rows of a list.
  @discardableResult
  func ask(_ rows: String, list: Int = 0, row: Int? = nil) -> Bool {
    guard handle(browser.request(rows, list: list, row: row)) else { return false }
    fragment.setNeedsPatch()
    update()
    return true
  }

  @discardableResult
  func handle(_ message: [UInt8]) -> Bool {
    message.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      _ = reader.byte()
      _ = reader.varint()
      let address = (0..<(reader.varint() ?? 0)).map { _ in reader.varint() ?? 0 }
      guard let handler = fragment.handler(at: address, payload: reader.rest()) else {
        return false
      }
      handler.action()
      return true
    }
  }
}

private final class OneFragment: FragmentSource {
  func advise(_ text: @autoclosure () -> String) {}
  let base = "/app"
  let location = "/app"
  func firstRow(ofList number: Int) -> Int? { nil }
  let words = HostWords.english
  let other: Fragment
  init(_ other: Fragment) { self.other = other }
  func fragment(_ number: Int) -> Fragment? { number == other.number ? other : nil }
}
