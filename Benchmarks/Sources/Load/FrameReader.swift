/// Finds the frames of a WebSocket in the bytes that have come. A pure value.
struct FrameReader {
  struct Frame {
    let opcode: UInt8
    let payload: [UInt8]
  }

  private var bytes: [UInt8] = []
  private var start = 0

  /// The bytes of which no frame was taken yet.
  var unread: ArraySlice<UInt8> { bytes[start...] }

  mutating func add(_ new: some Sequence<UInt8>) {
    // Rarely more than the beginning of one frame is left.
    bytes.removeFirst(start)
    start = 0
    bytes += new
  }

  mutating func skip(_ count: Int) { start += count }

  /// Takes the next frame; `nil` if it hasn't come as a whole. No server sends frames of more than 65,535 bytes here.
  mutating func take() -> Frame? {
    guard bytes.count >= start + 2 else { return nil }
    var length = Int(bytes[start + 1] & 127)
    var first = start + 2
    if length == 126 {
      guard bytes.count >= start + 4 else { return nil }
      length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
      first += 2
    }
    let end = first + length
    guard end <= bytes.count else { return nil }
    defer { start = end }
    return Frame(opcode: bytes[start] & 15, payload: Array(bytes[first..<end]))
  }

  /// Returns a masked frame; the mask is all zero, which is allowed and costs the server the same.
  static func frame(_ payload: [UInt8], opcode: UInt8 = 2) -> [UInt8] {
    [0x80 | opcode, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload
  }
}
