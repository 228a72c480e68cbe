/// Numbers the frames and events of a connection that can break. Keeps each frame until the browser
/// confirms it, and skips events that were applied already. A pure value.
struct FrameLog {
  /// The largest number of unconfirmed frames. At this limit no frame is sent until the browser has confirmed some.
  static let limit = 64

  private(set) var sent: Int
  private(set) var applied: Int
  /// Whether the browser waits for an answer that says which events are applied and stored. The page may
  /// refuse the person's input until then.
  private(set) var owesAnswer = false
  private var unacknowledged: [[UInt8]] = []
  /// How many of the events that arrive next were applied already, and are skipped.
  private var repeated = 0

  /// - Parameters:
  ///   - sent: how many frames the browser has received, or the lowest 8 bits of that number.
  ///   - applied: how many events were applied in an earlier process.
  init(sent: Int = 0, applied: Int = 0) {
    self.sent = sent
    self.applied = applied
  }

  /// Continues with a browser after a restart of the process.
  ///
  /// Events that changed nothing in the record were acknowledged without storing a new record. So the browser's number
  /// of acknowledged events can be larger than the record's number: then the larger one is used.
  ///
  /// - Parameters:
  ///   - recorded: how many events the record contains.
  ///   - browser: the state of the browser that joins.
  init(resuming recorded: Int, for browser: BrowserState) {
    let ahead = browser.acknowledged &- UInt8(truncatingIfNeeded: recorded)
    self.init(sent: Int(browser.received), applied: recorded + (ahead < 128 ? Int(ahead) : 0))
  }

  /// Whether so many frames are unconfirmed that the session has to wait.
  var isFull: Bool { unacknowledged.count >= Self.limit }

  /// The number of bytes of the unconfirmed frames, except the newest: however large that is, and however slow the
  /// browser is, its frame may still be on the way.
  var unconfirmedBytes: Int { unacknowledged.dropLast().reduce(0) { $0 + $1.count } }

  /// Drops the frames that the browser confirms.
  ///
  /// - Parameter low: the lowest 8 bits of the number of the last frame that the browser received.
  mutating func acknowledge(_ low: UInt8) {
    let oldest = sent - unacknowledged.count
    let count = Int(low &- UInt8(truncatingIfNeeded: oldest))
    guard count <= unacknowledged.count else { return }
    unacknowledged.removeFirst(count)
  }

  /// Returns the frames that a returning browser has missed; `nil` if they aren't kept any more.
  ///
  /// - Parameter low: the lowest 8 bits of the number of the last frame that the browser received.
  func missed(after low: UInt8) -> [[UInt8]]? {
    let oldest = sent - unacknowledged.count
    let count = Int(low &- UInt8(truncatingIfNeeded: oldest))
    guard count <= unacknowledged.count else { return nil }
    return Array(unacknowledged.dropFirst(count))
  }

  /// Prepares to skip the events that were applied but not acknowledged: a browser that joins sends them once more.
  mutating func expectRepeats(after acknowledged: Int) { repeated = applied - acknowledged }

  /// Counts the next event.
  ///
  /// - Returns: whether the event is new, and has to be applied.
  mutating func takeEvent() -> Bool {
    guard repeated == 0 else {
      repeated -= 1
      return false
    }
    applied += 1
    return true
  }

  mutating func oweAnswer() { owesAnswer = true }

  /// Counts and keeps a sent frame. Each frame is also an answer.
  mutating func send(_ frame: [UInt8]) {
    owesAnswer = false
    sent += 1
    unacknowledged.append(frame)
  }
}
