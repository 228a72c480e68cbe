/// Numbers what goes both ways over a connection that may break: frames are kept until they are
/// known to have come, and events that come again are applied once. A pure value.
struct FrameLog {
  /// More than this without a sign from the browser, and nothing more is sent until one comes.
  static let limit = 64

  private(set) var sent: Int
  private(set) var applied: Int
  private var unacknowledged: [[UInt8]] = []

  /// - Parameters:
  ///   - sent: how many frames the browser has, or the lowest bits of that.
  ///   - applied: how many events were applied in an earlier life.
  init(sent: Int = 0, applied: Int = 0) {
    self.sent = sent
    self.applied = applied
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

  mutating func applyEvent() { applied += 1 }

  mutating func send(_ frame: [UInt8]) {
    sent += 1
    unacknowledged.append(frame)
  }
}
