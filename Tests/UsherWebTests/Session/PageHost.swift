import Usher
import UsherTesting
import WebTesting

@testable import UsherWeb

private struct ConformanceView: View {
  let viewModel: ConformanceModel

  var body: some HTML {
    p { "This is \(viewModel.title)" }
    button { "Go on" }.class("tap").on(.click, viewModel.tap)
    TextField("Text", bind(\.text))
  }
}

/// A page and a browser that shows it, as the conformance suite drives them: buttons are clicked, fields typed into.
final class PageHost: ConformanceHost {
  private static let app = WebApp("app", title: "App") { flow, _ in
    // Another one is started in its place.
    UnusedCoordinator(flow: flow)
  } views: {
    ConformanceView.self
  }

  private let page: Page
  private let browser: TestBrowser
  private let losesFrames: Bool
  private var frames = 0
  private let history: TestHistory
  private var seen = 0
  private var place = 0
  private var wentBackByOne = false
  private var hasRoom = false
  private var visits = 0

  init(on isolation: any Actor, start: @escaping (Navigation) -> Void, losesFrames: Bool) {
    self.losesFrames = losesFrames
    do {
      page = try Page(Self.app, path: "", visitor: Visitor(id: "a"), on: isolation, start: start) {}
    } catch {
      preconditionFailure("The empty address is always there: \(error)")
    }
    browser = TestBrowser(page.render(session: "token", assets: Assets([Self.app])))
    history = TestHistory(Self.app.url(page.navigation.path))
    browser.history = history
    page.setHasRoom(hasRoom)
  }

  var navigation: Navigation { page.navigation }
  // Forward leads only where the browser's history has an entry.
  var lacks: Set<PersonAct.Way> { [.backTo, .forward, .gesture, .close] }

  var picture: HostPicture {
    let address = history.current.url
    let known = Self.app.url(navigation.path)
    return HostPicture(
      layers: address == known
        ? layers.map { columns(of: $0).map(title) }
        : [["the address \(address) instead of \(known)"]],
      selectedTab: tabs.first { $0.attributes["aria-current"] == "page" }?.text,
      prompt: browser.root.all.first { $0.attributes["id"] == "prompt-title" }?.text,
      windowTitle: layers.last.flatMap { columns(of: $0).last }.map(title),
      hasBack: layers.last.flatMap { columns(of: $0).last }?.first("back") != nil
    )
  }

  private var layers: [Node] {
    browser.root.all.filter { ($0.attributes["class"] ?? "").hasPrefix("layer") }
  }

  /// The screens of a layer that the style sheet lets be seen.
  private func columns(of layer: Node) -> [Node] {
    let screens = layer.all.filter { $0.attributes["class"] == "screen" }
    guard layer.first("split") != nil, !hasRoom else { return screens }
    return screens.suffix(1)
  }

  private var tabs: [Node] {
    browser.root.all.first { $0.name == "nav" }?.all.filter { $0.name == "button" } ?? []
  }

  private func title(of screen: Node) -> String {
    screen.all.first { $0.name == "h1" }?.text ?? "?"
  }

  /// A screen that can be seen and isn't covered.
  private func screen(_ id: NodeID) -> Node? {
    guard let layer = layers.last(where: { $0.attributes["inert"] == nil }) else { return nil }
    return columns(of: layer).first { $0.attributes["aria-labelledby"] == ScreenTitle.id(id) }
  }

  func perform(_ act: PersonAct) -> Bool {
    switch act {
    case .back: return click(layers.last?.first("back"))
    case .forward:
      // An entry further on may be of something that has gone otherwise since.
      guard wentBackByOne else { return false }
      history.go(1)
      guard let event = history.land() else { return false }
      send(event)
    case .escape:
      return click(browser.root.all.last { $0.attributes["data-escape"] != nil && !isInert($0) })
    case .dismiss(let layer):
      return click(
        navigation.tree.layers.firstIndex { $0.id == layer }
          .flatMap { layers[$0].first("backdrop") }
      )
    case .select(let tab):
      return click(
        navigation.tree.layers.first?.tabs.firstIndex { $0.id == tab }.flatMap {
          tabs.indices.contains($0) ? tabs[$0] : nil
        }
      )
    case .answer(let id, let button, let text):
      guard id == navigation.tree.prompt?.id else { return false }
      let fields = prompt?.all.filter { $0.name == "input" } ?? []
      for field in fields { send("input", on: field, text) }
      follow()
      let buttons = prompt?.all.filter { $0.name == "button" } ?? []
      return click(buttons.dropFirst(button).first)
    case .tap(let id): return click(screen(id)?.first("tap"))
    case .type(let id, let text):
      guard let field = screen(id)?.all.first(where: { $0.name == "input" }) else { return false }
      send("input", on: field, text)
    case .open(let path):
      visits = 0
      send([0, 2] + Array(Self.app.url(path).utf8))
      follow()
      return visits == 0
    case .resize(let hasRoom):
      self.hasRoom = hasRoom
      send([0, 3, hasRoom ? 1 : 0])
    // The browser asks by itself before its tab is closed.
    case .backTo, .begin, .commit, .cancelGesture, .close: return false
    }
    return true
  }

  private var prompt: Node? { browser.root.all.first { $0.attributes["data-prompt"] != nil } }

  private func isInert(_ node: Node) -> Bool {
    node.attributes["inert"] != nil || node.parent.map(isInert) == true
  }

  private func click(_ node: Node?) -> Bool {
    guard let node, !isInert(node), node.attributes["disabled"] == nil else { return false }
    return send("click", on: node)
  }

  @discardableResult
  private func send(_ event: String, on node: Node, _ payload: String = "") -> Bool {
    guard let message = browser.event(event, on: node, payload) else { return false }
    send(Array(message.dropFirst()))
    return true
  }

  private func send(_ message: [UInt8]) {
    message.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      try? page.receive(&reader)
    }
  }

  func update() { follow() }

  private func follow() {
    guard page.hasChanges else { return }
    var frame: [UInt8] = [0]
    page.patch(into: &frame)
    frames += 1
    if losesFrames, frames == 2 { return }
    browser.receive(frame)
    while history.isMoving { _ = history.land() }
    for control in browser.control.dropFirst(seen) { follow(control.split(separator: " ")) }
    seen = browser.control.count
  }

  private func follow(_ control: [Substring]) {
    switch control.first {
    case "visit": visits += 1
    case "push", "replace": wentBackByOne = false
    case "go": wentBackByOne = Int(control[2]) == place - 1
    default: break
    }
    place = history.place
  }

  func close() { page.close() }
}

extension Node {
  /// The first element below of a class.
  fileprivate func first(_ style: String) -> Node? {
    all.first { $0.attributes["class"] == style }
  }
}

private final class UnusedCoordinator: Coordinator {
  enum Place: Route { case nowhere }
  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() {}
  func show(_ route: Place) {}
}
