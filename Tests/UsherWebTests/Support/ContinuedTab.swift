import Testing
import WebTesting

@testable import UsherWeb

/// A browser with its page and connection, and where it is in its history.
final class ContinuedTab {
  let browser: TestBrowser
  let token: String
  var connection: TestConnection
  var session: (any WebSocketSession)?
  var taken = 0
  /// Events that aren't acknowledged, by number.
  var pending: [(number: Int, message: [UInt8], typed: String?)] = []
  var sent = 0
  var acknowledged = 0
  private(set) var history = TestHistory("/shop")

  /// Where the browser is in its history.
  var place: Int { history.place }

  /// The browser goes to an entry of its history by itself, and nobody is told yet.
  @discardableResult
  func goMeanwhile(to place: Int, _ url: String) -> [UInt8] {
    let message = [UInt8(truncatingIfNeeded: browser.received)] + history.jump(to: place, url)
    sent += 1
    pending.append((sent, message, nil))
    return message
  }

  init(_ page: String) throws {
    browser = TestBrowser(Array(page.utf8))
    token = try String(#require(page.firstMatch(of: /data-session="([0-9a-f]+)"/)).1)
    connection = TestConnection()
    browser.history = history
    browser.onReset = { [unowned self] in beginAnew() }
  }

  /// The document was loaded at an entry of a history that has other entries.
  func load(in history: TestHistory) {
    self.history = history
    browser.history = history
  }

  /// The server has stored the first events, in a process that this tab hasn't seen.
  func skip(events: Int) {
    sent = events
    acknowledged = events
  }

  /// Takes in what has come.
  func update() {
    let frames = connection.frames
    for (index, frame) in frames.enumerated().dropFirst(taken) {
      if let first = frame.first {
        let ahead = Int(first &- UInt8(truncatingIfNeeded: acknowledged))
        if ahead < 128 { acknowledged += ahead }
      }
      pending.removeAll { $0.number <= acknowledged }
      if index > 0 { browser.receive(frame) }
      while history.isMoving { _ = history.land() }
    }
    taken = frames.count
  }

  /// No step of this server was taken before the moves that it will be told of.
  private func beginAnew() {
    let moves = pending.indices.filter { pending[$0].message[1...2] == [0, 1] }
    for index in moves { pending[index].message[4] = 0 }
    history.beginAnew(waiting: moves.count)
  }
}
