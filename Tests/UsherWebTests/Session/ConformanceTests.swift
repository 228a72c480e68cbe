import Testing
import Usher
import UsherTesting

@testable import UsherWeb

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Conformance of pages", .serialized)
struct ConformanceTests {
  /// How many sequences each seed gives: few by default, many where `CONFORMANCE` says so.
  static let sequences =
    ProcessInfo.processInfo.environment["CONFORMANCE"].flatMap { Int($0) }.map { $0 / 10 } ?? 40

  @Test("whatever happens in whatever order, the browser shows what it must", arguments: 1...10)
  func page(_ seed: UInt64) async {
    await Isolated().check(seed, sequences: Self.sequences)
  }

  @Test("a page that loses a frame is found out")
  func mutant() async throws {
    let failure = try #require(await Isolated().failure(of: 1, sequences: 1000, losesFrames: true))
    #expect(failure.problem.hasPrefix("the host shows"))
    #expect(failure.script.count < 4)
  }
}

private actor Isolated {
  /// In small parts, so that other tests have their turn.
  func check(_ seed: UInt64, sequences: Int) async {
    for part in 0..<UInt64(sequences) {
      if let failure = failure(of: seed << 32 | part, sequences: 1) {
        Issue.record("\(failure)")
        return
      }
      await Task.yield()
    }
  }

  func failure(of seed: UInt64, sequences: Int, losesFrames: Bool = false) -> ConformanceFailure? {
    ConformanceSuite(seed: seed) { PageHost(on: $0, start: $1, losesFrames: losesFrames) }
      .run(sequences: sequences)
  }
}

private struct ConformanceView: View {
  let viewModel: ConformanceModel

  var body: some HTML { p { "This is \(viewModel.title)" } }
}

/// A page and a browser that shows it, as the conformance suite drives them.
private final class PageHost: ConformanceHost {
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
  private var addresses: [String]
  private var place = 0
  private var seen = 0

  init(on isolation: any Actor, start: @escaping (Navigation) -> Void, losesFrames: Bool) {
    self.losesFrames = losesFrames
    do {
      page = try Page(Self.app, path: "", visitor: Visitor(id: "a"), on: isolation, start: start) {}
    } catch {
      preconditionFailure("The empty address is always there: \(error)")
    }
    browser = TestBrowser(page.render(session: "token", assets: Assets([Self.app])))
    addresses = [Self.app.url(page.navigation.path)]
  }

  var navigation: Navigation { page.navigation }

  var picture: HostPicture {
    let address = addresses[place]
    let known = Self.app.url(navigation.path)
    return HostPicture(
      layers: address == known
        ? layers.map { [self.title(of: $0)] } : [["the address \(address) instead of \(known)"]],
      selectedTab: tabs.first { $0.attributes["aria-current"] == "page" }?.text,
      question: browser.root.all.first { $0.attributes["id"] == "prompt-title" }?.text
    )
  }

  private var layers: [Node] {
    browser.root.all.filter { ($0.attributes["class"] ?? "").hasPrefix("layer") }
  }

  private var tabs: [Node] {
    browser.root.all.first { $0.name == "nav" }?.all.filter { $0.name == "button" } ?? []
  }

  private func title(of layer: Node) -> String { layer.all.first { $0.name == "h1" }?.text ?? "?" }

  func perform(_ act: PersonAct) -> Bool {
    switch act {
    case .back: click(layers.last?.all.first { $0.attributes["class"] == "back" })
    case .dismiss(let layer):
      click(
        navigation.tree.layers.firstIndex { $0.id == layer }.flatMap { index in
          layers[index].all.first { $0.attributes["class"] == "backdrop" }
        }
      )
    case .select(let tab):
      click(
        navigation.tree.layers.first?.tabs.firstIndex { $0.id == tab }.flatMap {
          tabs.indices.contains($0) ? tabs[$0] : nil
        }
      )
    case .answer(let question, let button):
      question == navigation.tree.prompt?.id && click(buttons.dropFirst(button).first)
    case .backTo, .begin, .commit, .cancelGesture: false
    }
  }

  private var buttons: [Node] {
    browser.root.all.first { $0.attributes["data-prompt"] != nil }?.all
      .filter { $0.name == "button" } ?? []
  }

  private func click(_ node: Node?) -> Bool {
    guard let node, let message = browser.event("click", on: node) else { return false }
    message.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      _ = reader.byte()
      page.receive(&reader)
    }
    return true
  }

  func update() {
    guard page.hasChanges else { return }
    var frame: [UInt8] = [0]
    page.patch(into: &frame)
    frames += 1
    if losesFrames, frames == 2 { return }
    browser.receive(frame)
    for control in browser.control.dropFirst(seen) { follow(control.split(separator: " ")) }
    seen = browser.control.count
  }

  /// What the browser's own history does.
  private func follow(_ control: [Substring]) {
    switch control.first {
    case "push":
      addresses.removeSubrange((place + 1)...)
      addresses.append(String(control[1]))
      place += 1
    case "replace": addresses[place] = String(control[1])
    case "back": place -= Int(control[1]) ?? 0
    default: break
    }
  }

  func close() { page.close() }
}

private final class UnusedCoordinator: Coordinator {
  enum Place: Route { case nowhere }
  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() {}
  func show(_ route: Place) {}
}
