#if Hummingbird
extension Wire {
  enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// What a page's script sends to open its socket.
  func upgrade(
    _ query: String = "session=echo",
    method: String = "GET",
    host: String = "localhost",
    origin: String? = "http://localhost",
    cookie: String?,
    _ more: [String] = []
  ) async throws -> Answer {
    let fields = [
      "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    return try await request(
      "\(method) /-/socket?\(query)",
      fields + (origin.map { ["Origin: \($0)"] } ?? []) + (cookie.map { ["Cookie: \($0)"] } ?? [])
        + more,
      host: host
    )
  }

  /// One message of the page's script.
  static func frame(_ data: [UInt8]) -> [UInt8] { frame(.binary, data) }

  static func frame(
    _ opcode: Opcode,
    _ data: [UInt8],
    isLast: Bool = true,
    mask: [UInt8]? = [1, 2, 3, 4]
  ) -> [UInt8] {
    let bit: UInt8 = mask == nil ? 0 : 0x80
    let length: [UInt8] =
      switch data.count {
      case ..<126: [bit | UInt8(data.count)]
      case ..<65_536: [bit | 126, UInt8(data.count >> 8), UInt8(data.count & 255)]
      default: [bit | 127] + (0..<8).map { UInt8(data.count >> (56 - 8 * $0) & 255) }
      }
    let masked = mask.map { mask in data.enumerated().map { $1 ^ mask[$0 % 4] } }
    return [(isLast ? 0x80 : 0) | opcode.rawValue] + length + (mask ?? []) + (masked ?? data)
  }

  /// The next frame of the server, which never masks and never splits.
  func nextFrame() async throws -> (opcode: Opcode?, data: [UInt8]) {
    let head = try await take(2)
    var count = Int(head[1])
    if count == 126 { count = try await take(2).reduce(0) { $0 << 8 | Int($1) } }
    if count == 127 { count = try await take(8).reduce(0) { $0 << 8 | Int($1) } }
    return (Opcode(rawValue: head[0] & 15), try await take(count))
  }

  /// The status code of the server's close frame, which must be the next one.
  func closeCode() async throws -> Int? {
    let frame = try await nextFrame()
    guard frame.opcode == .close, frame.data.count >= 2 else { return nil }
    return Int(frame.data[0]) << 8 | Int(frame.data[1])
  }
}
#endif
