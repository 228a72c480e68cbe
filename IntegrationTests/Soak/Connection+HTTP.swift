/// An answer to a request.
struct Answer {
  let status: Int
  let fields: [(name: String, value: String)]
  let body: [UInt8]

  func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

extension Connection {
  private static let patience = 30_000

  /// Makes a request.
  ///
  /// - Throws: ``ServerGone`` if the connection breaks, or there is no answer within 30 seconds.
  func request(_ method: String, _ path: String, _ fields: [String]) throws(ServerGone) -> Answer {
    let length = method == "POST" ? ["Content-Length: 0"] : []
    let lines = ["\(method) \(path) HTTP/1.1"] + fields + length + ["", ""]
    try send(Array(lines.joined(separator: "\r\n").utf8))
    let head = try take(until: "\r\n\r\n", within: Self.patience).split(separator: "\r\n")
    guard let first = head.first?.split(separator: " "), first.count > 1, let status = Int(first[1])
    else { throw ServerGone() }
    let all = head.dropFirst().compactMap { line in
      line.firstIndex(of: ":").map { colon in
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return (name: line[..<colon].lowercased(), value: String(value))
      }
    }
    let size = all.first { $0.name == "content-length" }.flatMap { Int($0.value) }
    let isChunked = all.contains { $0.name == "transfer-encoding" && $0.value.contains("chunked") }
    let body =
      isChunked
      ? try takeChunks()
      : try size.map { count throws(ServerGone) in
        try take(count, within: Self.patience)
      } ?? []
    return Answer(status: status, fields: all, body: body)
  }

  private func takeChunks() throws(ServerGone) -> [UInt8] {
    var body: [UInt8] = []
    while true {
      let line = try take(until: "\r\n", within: Self.patience)
      guard let count = Int(line.dropLast(1).prefix { $0.isHexDigit }, radix: 16) else {
        throw ServerGone()
      }
      body += try take(count, within: Self.patience)
      _ = try take(2, within: Self.patience)
      if count == 0 { return body }
    }
  }

  /// Sends a message of WebSocket. Its mask is zero, which is allowed.
  func send(message: [UInt8]) throws(ServerGone) {
    var frame: [UInt8] = [0x82]
    if message.count < 126 {
      frame.append(0x80 | UInt8(message.count))
    } else {
      frame += [0x80 | 126, UInt8(message.count >> 8), UInt8(message.count & 255)]
    }
    try send(frame + [0, 0, 0, 0] + message)
  }

  /// The next message; `nil` if none comes in time. Answers pings.
  ///
  /// - Throws: ``ServerGone`` with the code that the server closes the socket with.
  func message(within milliseconds: Int) throws(ServerGone) -> [UInt8]? {
    while true {
      guard let head = try peek(2, within: milliseconds) else { return nil }
      let (kind, short) = (head[head.startIndex] & 15, Int(head[head.startIndex + 1] & 127))
      drop(2)
      let wide = short == 126 ? 2 : short == 127 ? 8 : 0
      let size = try take(wide, within: Self.patience)
      let count = wide == 0 ? short : size.reduce(0) { $0 << 8 | Int($1) }
      let payload = try take(count, within: Self.patience)
      switch kind {
      case 2: return payload
      case 8:
        throw ServerGone(
          code: payload.count > 1 ? UInt16(payload[0]) << 8 | UInt16(payload[1]) : nil
        )
      case 9: try send([0x8A, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload)
      default: break
      }
    }
  }
}
