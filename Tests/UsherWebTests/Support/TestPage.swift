import Usher
import WebTesting

@testable import UsherWeb

/// A page with a browser that shows it, without sockets.
@MainActor
final class TestPage {
  let page: Page
  let browser: TestBrowser
  /// What the browser was asked to do by the last frame, animations apart.
  private(set) var control: [String] = []
  private(set) var lastFrame: [UInt8] = []

  init(path: String = "") throws {
    let app = WebApp("shop", title: "Shop") { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
      ItemScreen.self
    }
    page = try Page(app, path: path, visitor: Visitor(id: "a"), on: MainActor.shared) {}
    browser = TestBrowser(page.render(session: "token", assets: Assets([app])))
  }

  var title: String { browser.title }

  func act(_ action: (ShopCoordinator) -> Void) {
    if let root = page.navigation.rootCoordinator as? ShopCoordinator { action(root) }
    update()
  }

  /// Answers the prompt that waits, if one does, by its last button.
  func agree() {
    guard let prompt = page.navigation.tree.prompt else { return }
    page.navigation.answer(prompt.id, button: prompt.buttons.count - 1)
    update()
  }

  /// The person does something with an element.
  func act(_ event: String, _ name: String, _ text: String, payload: String = "") {
    guard let node = browser.element(name, text),
      let message = browser.event(event, on: node, payload)
    else { return }
    receive(Array(message.dropFirst()))
  }

  func browserMoves(to index: Int?, _ url: String) {
    var message: [UInt8] = [0, 1]
    message.append(varint: index.map { $0 + 1 } ?? 0)
    // It has taken all steps.
    message.append(varint: 1_000)
    receive(message + Array(url.utf8))
  }

  func receive(_ message: [UInt8]) {
    message.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      try? page.receive(&reader)
    }
    update()
  }

  private func update() {
    var frame: [UInt8] = [0]
    page.patch(into: &frame)
    lastFrame = frame
    let before = browser.control.count
    browser.receive(frame)
    control = browser.control.dropFirst(before).filter { !$0.hasPrefix("animation") }
  }
}
