import Testing
import Usher
import UsherTerminal
import UsherTesting

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@MainActor
@Suite("Conformance of the terminal", .serialized)
struct TerminalConformanceTests {
  /// The number of sequences for each seed: 400, or the number in the environment variable `CONFORMANCE`.
  static let sequences =
    ProcessInfo.processInfo.environment["CONFORMANCE"].flatMap { Int($0) } ?? 400

  @Test("whatever happens in whatever order, the terminal shows what it must", arguments: 1...5)
  func terminal(_ seed: UInt64) async {
    let suite = ConformanceSuite(seed: seed) { _, start in
      MainActor.assumeIsolated { TerminalHost(start) }
    }
    let failure = await suite.run(sequences: Self.sequences, isolation: MainActor.shared)
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
  }
}

private struct ConformanceView: TerminalView {
  let viewModel: ConformanceModel

  var lines: [Line] {
    Line.button("Go on", viewModel.tap)
    Line.field("Text", viewModel.bind(\.text))
  }
}

/// A terminal that the suite drives by typed lines and reads by printed ones.
@MainActor
private final class TerminalHost: ConformanceHost {
  let navigation = Navigation(on: MainActor.shared)
  var lacks: Set<PersonAct.Way> { [.backTo, .dismiss, .gesture] }
  private let terminal: Terminal
  private let printed = Printed()

  private final class Printed { var page = "" }

  @TerminalViews private static func views() -> TerminalViews.Table { ConformanceView.self }

  init(_ start: (Navigation) -> Void) {
    start(navigation)
    terminal = Terminal(navigation, views: Self.views()) { [printed] in printed.page = $0 }
  }

  private var rows: [Substring] { printed.page.split(separator: "\n") }

  /// The visible screens of each layer, read from a line like `= Screen 1, Screen 2 | Screen 3`.
  var picture: HostPicture {
    let heading = rows.first { $0.hasPrefix("= ") } ?? ""
    return HostPicture(
      layers: heading.dropFirst(2).split(separator: " | ")
        .map { $0.split(separator: ", ").map(String.init) },
      selectedTab: rows.first { $0.contains("[Tab ") }
        .flatMap { $0.split(separator: "[").last?.split(separator: "]").first.map(String.init) },
      prompt: rows.first { $0.hasPrefix("? ") }.map { String($0.dropFirst(2)) }
    )
  }

  func perform(_ act: PersonAct) -> Bool {
    switch act {
    case .back: return terminal.take("b")
    case .forward: return terminal.take("f")
    case .escape: return terminal.take("x")
    case .close: return terminal.take("q")
    case .open(let path): return terminal.take("o \(path)")
    case .resize(let hasRoom): terminal.presenter.room = hasRoom ? .wide : .narrow
    case .select(let tab):
      let tabs = Picture(navigation).layers.first?.tabs ?? []
      guard let index = tabs.firstIndex(where: { $0.id == tab }) else { return false }
      return terminal.take("t\(index + 1)")
    case .answer(let prompt, let button, let text):
      guard let content = Picture(navigation).prompt, content.id == prompt else { return false }
      if content.field != nil { terminal.take("1 \(text)") }
      return choose(content.buttons[button].title)
    case .tap(let id): return onScreen(id) { choose("Go on", $0) }
    case .type(let id, let text): return onScreen(id) { choose("Text: ", $0, text) }
    case .backTo, .dismiss, .begin, .commit, .cancelGesture: return false
    }
    return true
  }

  /// Calls `choose` with the index of a screen among the visible ones; returns `false` if the screen isn't visible.
  private func onScreen(_ id: NodeID, _ choose: (Int) -> Bool) -> Bool {
    guard Picture(navigation).prompt == nil, let layer = Picture(navigation).layers.last,
      let index = layer.visible.firstIndex(of: id)
    else { return false }
    return choose(index)
  }

  private func choose(_ words: String, _ index: Int = 0, _ text: String = "") -> Bool {
    let numbers = rows.compactMap { row -> Substring? in
      guard let dot = row.firstIndex(of: "."), row[dot...].hasPrefix(". " + words) else {
        return nil
      }
      return row[..<dot]
    }
    guard numbers.indices.contains(index) else { return false }
    return terminal.take("\(numbers[index]) \(text)")
  }

  // Swift 6.3 (unreported) runs it outside the main actor otherwise.
  @MainActor func update() async { await navigation.observed() }

  func close() { navigation.close() }
}
