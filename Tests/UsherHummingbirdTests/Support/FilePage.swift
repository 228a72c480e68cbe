#if Hummingbird
import Testing

/// A page with a field for files, as its script knows it.
struct FilePage {
  let port: Int
  let cookie: String
  let socket: Wire
  /// Where the page's field is.
  private let field: [UInt8]

  /// Opens a page and its socket for as long as the body runs.
  static func open<Result>(
    _ server: TestServer,
    _ body: (FilePage) async throws -> Result
  ) async throws -> Result {
    let page = try await Wire.open(server.port) { try await $0.request("GET /drop") }
    let cookie = try #require(page.cookie)
    let token = try #require(page.text.firstMatch(of: /data-session="([^"]+)"/)?.1)
    return try await Wire.open(server.port) { socket in
      let answer = try await socket.upgrade("session=\(token)&received=0", cookie: cookie)
      try #require(answer.status == 101)
      _ = try await socket.nextFrame()
      let field = try address(in: page.text)
      return try await body(
        FilePage(port: server.port, cookie: cookie, socket: socket, field: field)
      )
    }
  }

  /// Counts the parts up to the field as the script does; there are no lists before it.
  private static func address(in html: String) throws -> [UInt8] {
    let before = try #require(html.firstRange(of: "@file"))
    let head = html[..<before.lowerBound]
    let screen = try #require(head.matches(of: /<!--=(\d+)-->/).last)
    let fragment = try #require(UInt8(screen.1))
    let part = head[screen.range.upperBound...].matches(of: /<!--\??-->|u="([^"]*)/)
      .reduce(0) { count, match in
        count + (match.1.map { $0.filter { $0 == "," }.count + ($0.isEmpty ? 0 : 1) } ?? 1)
      }
    // A mark of the field's own before the handler's ends in a comma, which was counted twice.
    return [fragment, 1, UInt8(head.last == "," ? part - 1 : part)]
  }

  /// Chooses a file, and waits until the server asks for its content.
  ///
  /// - Returns: the token to send it by.
  func choose(number: Int = 1, size: Int) async throws -> String {
    let text = "\(number)\n\(size)\ntext/plain\na.txt"
    try await socket.send(Wire.frame([0] + field + Array(text.utf8)))
    while true {
      // The token's length, the token, and the file's number.
      let frame = try await socket.nextFrame().data
      guard let mark = frame.firstRange(of: [0, 11, 32]) else { continue }
      return String(decoding: frame[mark.upperBound...].prefix(32), as: UTF8.self)
    }
  }

  /// Sends a file's content as the script does.
  func send(
    _ body: [UInt8],
    _ token: String,
    cookie: String? = nil,
    origin: String? = "http://localhost"
  ) async throws -> Wire.Answer {
    try await Wire.open(port) { wire in
      try await wire.request(
        "POST /-/upload/\(token)",
        ["Cookie: \(cookie ?? self.cookie)"] + (origin.map { ["Origin: \($0)"] } ?? [])
          + (body.isEmpty ? ["Content-Length: 0"] : []),
        body: body
      )
    }
  }

  /// The head of a request that sends a file, without its content.
  func head(_ token: String, size: Int) -> [UInt8] {
    let lines = [
      "POST /-/upload/\(token) HTTP/1.1", "Host: localhost", "Origin: http://localhost",
      "Cookie: \(cookie)", "Content-Length: \(size)", "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}
#endif
