import UsherWeb

/// The history of a browser's tab, and what the script does with it, in Swift.
///
/// As in a browser, going to another entry takes a while, in which entries can be added; see ``land()``.
package final class TestHistory {
  package struct Entry: Equatable {
    package var url: String
    /// The index that the page's session gave it; `nil` if it is from before the page.
    package var index: Int?
  }

  /// What the server has the browser do in its history.
  package struct Step {
    package enum Kind { case push, replace, go }

    package let kind: Kind
    package let url: String
    package let index: Int
    /// How many moves of the browser the server knew of.
    package let moves: Int
    package let number: Int

    package init(_ kind: Kind, _ url: String, at index: Int, knowing moves: Int, number: Int) {
      (self.kind, self.url, self.index) = (kind, url, index)
      (self.moves, self.number) = (moves, number)
    }
  }

  package private(set) var entries: [Entry]
  package private(set) var place: Int
  /// How many moves the server was told, or will be told.
  package private(set) var moves = 0
  private var taken = 0
  private var steps: [Step] = []
  private var isTravelling = false
  /// The distances that the browser will go.
  private var ways: [Int] = []

  /// - Parameter before: the addresses of the entries before the page.
  package init(_ url: String, after before: [String] = []) {
    entries = before.map { Entry(url: $0, index: nil) } + [Entry(url: url, index: 0)]
    place = before.count
  }

  package var current: Entry { entries[place] }
  /// Whether the browser is on its way to an entry.
  package var isMoving: Bool { !ways.isEmpty }
  /// Whether a step waits.
  package var isWaiting: Bool { !steps.isEmpty }

  /// The person goes back or forward. Nothing happens if there is no such entry.
  package func go(_ distance: Int) {
    let target = place + ways.reduce(0, +) + distance
    if entries.indices.contains(target) { ways.append(distance) }
  }

  /// The person is at an entry, however the browser came there, and the server will be told.
  package func jump(to index: Int, _ url: String) -> [UInt8] {
    while entries.count <= index { entries.append(Entry(url: url, index: entries.count)) }
    place = index
    entries[index] = Entry(url: url, index: index)
    return tell(1)
  }

  /// The browser arrives where it was going.
  ///
  /// - Returns: the event for the server, without its first byte; `nil` if the server need not be told.
  package func land() -> [UInt8]? {
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
  package func giveUp() -> [UInt8]? { isTravelling && ways.isEmpty ? tell(8) : nil }

  /// The server has the browser take a step.
  package func follow(_ step: Step) {
    guard knows(step.moves) else { return }
    steps.append(step)
    run()
  }

  /// Whether a message of the server that knows of so many moves knows of all.
  package func knows(_ number: Int) -> Bool { number == moves }

  /// All comes anew, after a restart of the server; so many moves will be told.
  package func beginAnew(waiting: Int) {
    steps = []
    isTravelling = false
    (moves, taken) = (waiting, 0)
  }

  private func run() {
    while !isTravelling, let step = steps.first {
      let entry = Entry(url: step.url, index: step.index)
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
