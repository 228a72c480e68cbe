@testable import UsherWeb

/// The history of a browser's tab, and what the script does with it, in Swift.
///
/// As in a browser, going to another entry takes a while, in which entries can be added; see ``land()``.
final class TestHistory {
  struct Entry: Equatable {
    var url: String
    /// The index that the page's session gave it; `nil` if it is from before the page.
    var index: Int?
  }

  private(set) var entries: [Entry]
  private(set) var place: Int
  /// How many moves the server was told, or will be told.
  private(set) var moves = 0
  private var taken = 0
  private var steps: [HistoryStep] = []
  private var isTravelling = false
  /// The distances that the browser will go.
  private var ways: [Int] = []

  /// - Parameter before: the addresses of the entries before the page.
  init(_ url: String, after before: [String] = []) {
    entries = before.map { Entry(url: $0, index: nil) } + [Entry(url: url, index: 0)]
    place = before.count
  }

  var current: Entry { entries[place] }
  /// Whether the browser is on its way to an entry.
  var isMoving: Bool { !ways.isEmpty }
  /// Whether a step waits.
  var isWaiting: Bool { !steps.isEmpty }

  /// The person goes back or forward. Nothing happens if there is no such entry.
  func go(_ distance: Int) {
    let target = place + ways.reduce(0, +) + distance
    if entries.indices.contains(target) { ways.append(distance) }
  }

  /// The person is at an entry, however the browser came there, and the server will be told.
  func jump(to index: Int, _ url: String) -> [UInt8] {
    while entries.count <= index { entries.append(Entry(url: url, index: entries.count)) }
    place = index
    entries[index] = Entry(url: url, index: index)
    return tell(1)
  }

  /// The browser arrives where it was going.
  ///
  /// - Returns: the event for the server, without its first byte; `nil` if the server need not be told.
  func land() -> [UInt8]? {
    guard !ways.isEmpty else { return nil }
    let target = place + ways.removeFirst()
    guard entries.indices.contains(target) else { return nil }
    place = target
    guard isTravelling, current.index == steps.first?.index else { return tell(1) }
    isTravelling = false
    run()
    return nil
  }

  /// The script has waited for an entry long enough.
  ///
  /// - Returns: the event for the server; `nil` if the script doesn't wait.
  func giveUp() -> [UInt8]? { isTravelling && ways.isEmpty ? tell(8) : nil }

  /// The server has the browser take a step.
  func follow(_ step: HistoryStep) {
    guard knows(step.moves) else { return }
    steps.append(step)
    run()
  }

  /// Whether a message of the server that knows of so many moves knows of all.
  func knows(_ number: Int) -> Bool { number == moves }

  /// All comes anew, after a restart of the server; so many moves will be told.
  func beginAnew(waiting: Int) {
    steps = []
    isTravelling = false
    (moves, taken) = (waiting, 0)
  }

  private func run() {
    while !isTravelling, let step = steps.first {
      let entry = Entry(url: step.item.path, index: step.index)
      switch step.kind {
      case .go where current.index != step.index:
        isTravelling = true
        if let here = current.index { go(step.index - here) }
        return
      case .push:
        entries.removeSubrange((place + 1)...)
        entries.append(entry)
        place += 1
      case .replace, .go: entries[place] = entry
      }
      taken = step.number
      steps.removeFirst()
    }
  }

  private func tell(_ kind: UInt8) -> [UInt8] {
    var event: [UInt8] = [0, kind]
    event.append(varint: current.index.map { $0 + 1 } ?? 0)
    event.append(varint: taken)
    steps = []
    isTravelling = false
    moves += 1
    taken = 0
    return event + Array(current.url.utf8)
  }
}
