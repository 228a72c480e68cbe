#if Hummingbird
extension Wire {
  /// An answer, with the names of its fields in lower case.
  struct Answer {
    let status: Int
    let fields: [(name: String, value: String)]
    var body: [UInt8] = []

    subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    var text: String { String(decoding: body, as: UTF8.self) }
    /// The cookie to send back.
    var cookie: String? { self["set-cookie"]?.split(separator: ";").first.map { String($0) } }
  }

  /// Sends a request and waits for the answer.
  func request(
    _ line: String,
    _ fields: [String] = [],
    host: String? = "localhost",
    body: [UInt8] = []
  ) async throws -> Answer {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.count)"]
    let head =
      ["\(line) HTTP/1.1"] + (host.map { ["Host: \($0)"] } ?? []) + fields + length + ["", ""]
    try await send(Array(head.joined(separator: "\r\n").utf8) + body)
    var answer = try await answerHead()
    let mayHaveBody = !line.hasPrefix("HEAD ") && answer.status != 304 && answer.status >= 200
    if mayHaveBody, let count = answer["content-length"].flatMap({ Int($0) }) {
      answer.body = try await take(count)
    }
    return answer
  }

  private func answerHead() async throws -> Answer {
    let lines = try await take(until: "\r\n\r\n").split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return Answer(
      status: status ?? 0,
      fields: lines.dropFirst().map { line in
        let name = line.prefix { $0 != ":" }
        return (name.lowercased(), String(line.dropFirst(name.count + 1).drop { $0 == " " }))
      }
    )
  }
}
#endif
