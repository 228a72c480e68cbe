/// Numbers what goes both ways over a connection that may break: frames are kept until they are
/// known to have come, and events that come again are applied once. A pure value.
struct FrameLog {
  /// More than this without a sign from the browser, and nothing more is sent until one comes.
  static let limit = 64

  private(set) var sent: Int
  private(set) var applied: Int
  /// Whether the browser waits to be told what is applied and stored; the person's input may stand still until then.
  private(set) var owesAnswer = false
  private var unacknowledged: [[UInt8]] = []
  /// How many of the next events were applied already.
  private var repeated = 0

  /// - Parameters:
  ///   - sent: how many frames the browser has, or the lowest bits of that.
  ///   - applied: how many events were applied in an earlier life.
  init(sent: Int = 0, applied: Int = 0) {
    self.sent = sent
    self.applied = applied
  }

  /// Goes on with a browser after the process was started again.
  ///
  /// Events that changed nothing worth storing were acknowledged, though the record lacks them; the browser knows of them.
  ///
  /// - Parameters:
  ///   - recorded: how many events the record has.
  ///   - browser: the browser that joins.
  init(resuming recorded: Int, for browser: BrowserState) {
    let ahead = browser.acknowledged &- UInt8(truncatingIfNeeded: recorded)
    self.init(sent: Int(browser.received), applied: recorded + (ahead < 128 ? Int(ahead) : 0))
  }

  /// Whether the browser has yet to confirm so much that it should be waited for.
  var isFull: Bool { unacknowledged.count >= Self.limit }

  /// Takes in the number of the last frame the browser has, of which it sends the lowest 8 bits.
  mutating func acknowledge(_ low: UInt8) {
    let oldest = sent - unacknowledged.count
    let count = Int(low &- UInt8(truncatingIfNeeded: oldest))
    guard count <= unacknowledged.count else { return }
    unacknowledged.removeFirst(count)
  }

  /// The frames a browser that comes back has missed; `nil` when they aren't known any more.
  func missed(after low: UInt8) -> [[UInt8]]? {
    let oldest = sent - unacknowledged.count
    let count = Int(low &- UInt8(truncatingIfNeeded: oldest))
    guard count <= unacknowledged.count else { return nil }
    return Array(unacknowledged.dropFirst(count))
  }

  /// Expects the events again that were applied and not acknowledged: a browser that joins sends them once more.
  mutating func expectRepeats(after acknowledged: Int) { repeated = applied - acknowledged }

  /// Counts the next event.
  ///
  /// - Returns: whether it is new, and is to be applied.
  mutating func takeEvent() -> Bool {
    guard repeated == 0 else {
      repeated -= 1
      return false
    }
    applied += 1
    return true
  }

  mutating func oweAnswer() { owesAnswer = true }

  /// Keeps a frame that is sent; each is an answer, too.
  mutating func send(_ frame: [UInt8]) {
    owesAnswer = false
    sent += 1
    unacknowledged.append(frame)
  }
}
