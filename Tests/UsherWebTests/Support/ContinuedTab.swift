import Testing

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
  /// Where the browser is in its history.
  var place = 0
  private var followed = 0
  private var placeAnew: Int?

  /// The browser goes to an entry of its history by itself, and nobody is told yet.
  @discardableResult
  func goMeanwhile(to place: Int, _ url: String) -> [UInt8] {
    self.place = place
    let received = UInt8(truncatingIfNeeded: browser.received)
    let message = [received, 0, 1, UInt8(place + 1)] + Array(url.utf8)
    sent += 1
    pending.append((sent, message, nil))
    return message
  }

  init(_ page: String) throws {
    browser = TestBrowser(Array(page.utf8))
    token = try String(#require(page.firstMatch(of: /data-session="([0-9a-f]+)"/)).1)
    connection = TestConnection()
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
      if index > 0 { browser.receive(frame) } else { greet(frame) }
    }
    taken = frames.count
    for control in browser.control.dropFirst(followed).map({ $0.split(separator: " ") }) {
      switch control.first {
      case "push": place += 1
      case "back": place -= Int(control[1]) ?? 0
      case "reset": place = placeAnew ?? place
      default: break
      }
    }
    followed = browser.control.count
  }

  /// When everything comes anew, the history follows it from the place the server was told.
  private func greet(_ frame: [UInt8]) {
    guard frame.count == 3, frame[1] == 1 else { return }
    placeAnew = frame[2] > 0 ? Int(frame[2]) - 1 : nil
    var isFollowed = false
    for index in pending.indices.reversed() {
      guard pending[index].message[1...2] == [0, 1] else { continue }
      if isFollowed { pending[index].message = [0, 0, 0] } else { pending[index].message[2] = 8 }
      isFollowed = true
    }
  }
}
