#if Hummingbird
import Testing
import UsherHummingbird
import UsherWeb

@Suite("HTTP", .timeLimit(.minutes(10)))
struct HTTPTests {
  let service = EchoService()

  private func exchange(_ body: @Sendable (Wire) async throws -> Void) async throws {
    try await TestServer.run(service) { server in try await Wire.open(server.port, body) }
  }

  @Test("the service is asked what the browser asked, and its answer arrives")
  func passesOn() async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /photos/Misery%20Ridge?size=2&q=%C3%A9", ["X-A: b"])
      #expect(answer.status == 200)
      #expect(answer["content-type"] == "text/html; charset=utf-8")
      #expect(answer.text == "<p>GET</p>")
      let request = try #require(service.lastRequest)
      #expect(request.method == "GET")
      #expect(request.path == "/photos/Misery%20Ridge")
      #expect(request.query == "size=2&q=%C3%A9")
      #expect(request.header("x-a") == "b")
      #expect(request.body.isEmpty)
    }
  }

  @Test("a connection serves several requests, also after a body that nobody wants")
  func severalRequests() async throws {
    try await exchange { wire in
      #expect(try await wire.request("GET /").text == "<p>GET</p>")
      #expect(try await wire.request("POST /", body: [1, 2, 3]).status == 405)
      #expect(service.requestCount == 1)
      let moved = try await wire.request("GET /moved")
      #expect(moved.status == 303)
      #expect(moved["location"] == "/page")
    }
  }

  @Test("HEAD gets the size and no body")
  func head() async throws {
    try await exchange { wire in
      let answer = try await wire.request("HEAD /")
      #expect(answer.status == 200)
      #expect(answer["content-length"] == "11")
      #expect(try await wire.request("GET /").text == "<p>GET</p>")
    }
  }

  @Test("what is too large for memory is sent in pieces, to be saved by its name")
  func stream() async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /large")
      #expect(answer["content-length"] == "2400000")
      #expect(answer.body.count == 2_400_000)
      #expect(answer.body.first == 0 && answer.body.last == 7)
      #expect(
        answer["content-disposition"]
          == "attachment; filename=\"Gre.bin\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.bin"
      )
      let head = try await wire.request("HEAD /large")
      #expect(head["content-length"] == "2400000")
      #expect(try await wire.request("GET /").text == "<p>GET</p>")
    }
  }

  @Test("what the browser has already isn't sent again, nor said to be empty")
  func notModified() async throws {
    try await exchange { wire in
      let first = try await wire.request("GET /picture")
      #expect(first.body == [1, 2, 3])
      let tag = try #require(first["etag"])
      let second = try await wire.request("GET /picture", ["If-None-Match: \(tag)"])
      #expect(second.status == 304)
      #expect(second["content-length"] == nil)
      #expect(try await wire.request("GET /").text == "<p>GET</p>")
    }
  }

  @Test("other methods are refused", arguments: ["POST", "DELETE", "PUT", "OPTIONS", "TRACE"])
  func otherMethods(method: String) async throws {
    try await exchange { wire in
      let answer = try await wire.request("\(method) /")
      #expect(answer.status == 405)
      #expect(answer["allow"] == "GET, HEAD")
      #expect(answer.text == "Only GET and HEAD are served here.")
      #expect(service.lastRequest == nil)
    }
  }

  @Test("what a shared cache may keep carries nobody's cookie")
  func publicAnswer() async throws {
    try await exchange { wire in
      let shared = try await wire.request("GET /public")
      #expect(shared.status == 200 && shared["set-cookie"] == nil)
      let own = try await wire.request("GET /picture")
      #expect(own["set-cookie"] != nil)
    }
  }

  @Test("monitoring is told that the server lives, without asking the service")
  func health() async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /healthz")
      #expect(answer.status == 200)
      #expect(answer.text == "ok")
      #expect(answer["set-cookie"] == nil)
      #expect(service.lastRequest == nil)
    }
  }

  @Test(
    "every answer lets the page load only from this site, and nobody frame it",
    arguments: ["GET /", "GET /picture", "GET /moved", "GET /healthz", "DELETE /", "GET /-/socket"]
  )
  func securityHeaders(line: String) async throws {
    try await exchange { wire in
      let answer = try await wire.request(line)
      #expect(
        answer["content-security-policy"] == """
          default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
          connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; \
          frame-ancestors 'none'
          """
      )
      #expect(answer["x-content-type-options"] == "nosniff")
      #expect(answer["referrer-policy"] == "same-origin")
      #expect(answer["cross-origin-opener-policy"] == "same-origin")
    }
  }

  @Test("a new browser gets a cookie, and is the same visitor from then on")
  func cookie() async throws {
    try await exchange { wire in
      let first = try await wire.request("GET /")
      let visitor = try #require(service.lastRequest?.visitor)
      let cookie = try #require(first.cookie)
      let second = try await wire.request("GET /", ["Cookie: \(cookie)"])
      #expect(second["set-cookie"] == nil)
      #expect(service.lastRequest?.visitor == visitor)
      let other = try await wire.request("GET /")
      #expect(other.cookie != cookie)
      #expect(service.lastRequest?.visitor != visitor)
    }
  }

  @Test("a forged cookie makes a new visitor")
  func forgedCookie() async throws {
    try await exchange { wire in
      let signature = String(repeating: "0", count: 64)
      let answer = try await wire.request("GET /", ["Cookie: usher-0=ada.20000.\(signature)"])
      #expect(answer.cookie != nil)
      #expect(service.lastRequest?.visitor != Visitor(id: "ada"))
    }
  }

  @Test("behind a proxy that speaks TLS the cookie stays within TLS")
  func secureCookie() async throws {
    try await exchange { wire in
      let plain = try await wire.request("GET /")
      #expect(plain["set-cookie"]?.contains("Secure") == false)
      let secure = try await wire.request("GET /", ["X-Forwarded-Proto: https"])
      #expect(secure["set-cookie"]?.hasPrefix("__Host-usher-") == true)
      #expect(secure["set-cookie"]?.contains("; Secure") == true)
      // A cookie that somebody else may have set without TLS is nobody's.
      let visitor = service.lastRequest?.visitor
      let fields = ["X-Forwarded-Proto: https", "Cookie: \(try #require(plain.cookie))"]
      #expect(try await wire.request("GET /", fields).cookie != nil)
      let own = ["X-Forwarded-Proto: https", "Cookie: \(try #require(secure.cookie))"]
      #expect(try await wire.request("GET /", own).cookie == nil)
      #expect(service.lastRequest?.visitor == visitor)
    }
  }

  @Test("an app's own cookies arrive beside the visitor's")
  func severalCookies() async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /cookies")
      let cookies = answer.fields.filter { $0.name == "set-cookie" }.map(\.value)
      #expect(cookies.count == 3)
      #expect(cookies.prefix(2) == ["a=1", "b=2"])
    }
  }

  @Test("what isn't HTTP ends the connection", arguments: [false, true])
  func notHTTP(isFirst: Bool) async throws {
    try await exchange { wire in
      if !isFirst { #expect(try await wire.request("GET /").status == 200) }
      try await wire.send(Array("nonsense\r\n\r\n".utf8))
      #expect(try await wire.take(until: "\r\n") == "HTTP/1.1 400 Bad Request")
      #expect(try await wire.take(until: "\r\n\r\n").lowercased().contains("connection: close"))
      wire.endInput()
      #expect(await wire.takeAll().isEmpty)
    }
  }

  @Test(
    "a request that two readers could understand in two ways is refused",
    arguments: Ambiguity.all
  )
  private func ambiguous(request: Ambiguity) async throws {
    for isFirst in [true, false] {
      try await exchange { wire in
        if !isFirst { #expect(try await wire.request("GET /").status == 200) }
        let before = service.requestCount
        try await wire.send(request.bytes)
        #expect(try await wire.take(until: "\r\n") == "HTTP/1.1 400 Bad Request")
        #expect(try await wire.take(until: "\r\n\r\n").lowercased().contains("connection: close"))
        #expect(await wire.takeAll().isEmpty)
        #expect(service.requestCount == before)
      }
    }
  }

  @Test("a socket isn't opened by a request with two hosts")
  func ambiguousSocket() async throws {
    try await exchange { wire in
      let lines = [
        "GET /-/socket?session=echo HTTP/1.1", "Host: localhost", "Host: localhost",
        "Origin: http://localhost", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
      ]
      try await wire.send(Array(lines.joined(separator: "\r\n").utf8))
      #expect(try await wire.take(until: "\r\n") == "HTTP/1.1 400 Bad Request")
    }
  }

  @Test(
    "a connection ends after the answer if the browser asks for it, or can't know better",
    arguments: ["1.0", "1.1\r\nConnection: close", "1.1\r\nConnection: Close, x"]
  )
  func lastRequest(version: String) async throws {
    try await exchange { wire in
      #expect(try await wire.request("GET /").status == 200)
      try await wire.send(Array("GET /a HTTP/\(version)\r\nHost: localhost\r\n\r\n".utf8))
      let head = try await wire.take(until: "\r\n\r\n")
      #expect(head.hasPrefix("HTTP/1.1 200"))
      #expect(head.lowercased().contains("connection: close"))
      #expect(await wire.takeAll() == Array("<p>GET</p>".utf8))
    }
  }

  @Test(
    "a request for an unknown protocol is answered, and is the last on its connection",
    arguments: [
      ["GET / HTTP/1.1", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c"],
      ["GET / HTTP/1.1", "Connection: upgrade", "Upgrade: websocket"],
      ["CONNECT localhost:80 HTTP/1.1"],
    ],
    [false, true]
  )
  func upgrade(_ lines: [String], isFirst: Bool) async throws {
    try await exchange { wire in
      if !isFirst { #expect(try await wire.request("GET /").status == 200) }
      let head = (lines + ["Host: localhost", "", ""]).joined(separator: "\r\n")
      try await wire.send(Array(head.utf8))
      let answer = String(decoding: await wire.takeAll(), as: UTF8.self)
      let status =
        switch lines.last {
        // A connection becomes a socket by its first request, but not at this path.
        case "Upgrade: websocket" where isFirst: 400
        case "CONNECT localhost:80 HTTP/1.1": 405
        default: 200
        }
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
      #expect(answer.lowercased().contains("connection: close"))
    }
  }

  @Test("an old browser that asks for it keeps its connection")
  func oldKeepAlive() async throws {
    try await exchange { wire in
      for _ in 0..<2 {
        let lines = ["GET / HTTP/1.0", "Host: localhost", "Connection: keep-alive", "", ""]
        try await wire.send(Array(lines.joined(separator: "\r\n").utf8))
        #expect(try await wire.take(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
        #expect(try await wire.take(10) == Array("<p>GET</p>".utf8))
      }
    }
  }

  @Test(
    "a target with the host in it is the same page",
    arguments: ["http://localhost/a", "HTTP://LocalHost/a?b", "http://localhost"]
  )
  func absoluteTarget(_ target: String) async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET \(target)")
      #expect(answer.status == 200)
      let path = service.lastRequest?.path
      #expect(path == (target.contains("/a") ? "/a" : "/"))
    }
  }

  @Test(
    "no page lives at a path that a browser takes for another site",
    arguments: [
      ("//evil.test/a?b=//c", "/evil.test/a?b=//c"), ("///evil.test", "/evil.test"),
      ("/\\evil.test", "/evil.test"), ("/\\/evil.test", "/evil.test"), ("//", "/"),
    ]
  )
  func slashes(_ path: String, _ place: String) async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET \(path)")
      #expect(answer.status == 308 && answer["location"] == place)
      let change = try await wire.request("POST \(path)")
      #expect(change.status == 405 && service.lastRequest == nil)
    }
  }

  @Test(
    "of marks in a row, which take long to compare, a field keeps the first 30",
    arguments: [1, 2]
  )
  func marks(requests: Int) async throws {
    try await exchange { wire in
      for _ in 0..<requests {
        let marks = String(repeating: "\u{301}\u{316}", count: 6_000)
        let answer = try await wire.request("GET /", ["X-A: a\(marks)", "Cookie: b=é; c=\(marks)"])
        #expect(answer.status == 200)
        let request = try #require(service.lastRequest)
        #expect(request.header("x-a")?.unicodeScalars.count == 31)
        #expect(request.header("cookie")?.unicodeScalars.count == 7 + 30)
      }
    }
  }

  @Test("a head of more than 64 KiB is refused")
  func largeHead() async throws {
    try await exchange { wire in
      let field = "X-A: " + String(repeating: "x", count: 70_000)
      let answer = try await wire.request("GET /", [field])
      #expect(answer.status == 400)
      #expect(service.lastRequest == nil)
    }
  }
}

/// A request whose reader can't be sure of its meaning: another reader, as a proxy, may see another request in it.
private struct Ambiguity: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  /// - Parameter lines: the lines of the head, without the empty one.
  private init(_ description: String, _ lines: [String], body: String = "", end: String = "\r\n") {
    testDescription = description
    bytes = Array(((lines + ["", ""]).joined(separator: end) + body).utf8)
  }

  private static func get(_ description: String, _ fields: String...) -> Ambiguity {
    Ambiguity(description, ["GET / HTTP/1.1", "Host: localhost"] + fields)
  }

  private static func post(_ description: String, _ fields: String..., body: String = "")
    -> Ambiguity
  {
    Ambiguity(description, ["POST / HTTP/1.1", "Host: localhost"] + fields, body: body)
  }

  static let all = [
    get("two hosts", "Host: evil.test"),
    Ambiguity("no host", ["GET / HTTP/1.1"]),
    Ambiguity("another host in the target", ["GET http://evil.test/ HTTP/1.1", "Host: localhost"]),
    Ambiguity(
      "another host in a target without a path",
      ["GET http://evil.test?localhost HTTP/1.1", "Host: localhost"]
    ),
    Ambiguity(
      "a target with a name before its host",
      ["GET http://localhost@evil.test/ HTTP/1.1", "Host: localhost"]
    ),
    post("an unknown encoding", "Transfer-Encoding: xchunked"),
    post("two encodings", "Transfer-Encoding: gzip, chunked"),
    post(
      "a length and an encoding",
      "Content-Length: 4",
      "Transfer-Encoding: chunked",
      body: "0\r\n\r\n"
    ),
    post(
      "an encoding and a length",
      "Transfer-Encoding: chunked",
      "Content-Length: 4",
      body: "0\r\n\r\n"
    ),
    post("two lengths", "Content-Length: 3", "Content-Length: 4", body: "abcd"),
    post("two lengths in one field", "Content-Length: 3, 4", body: "abcd"),
    post("a length with a sign", "Content-Length: +4", body: "abcd"),
    post("a negative length", "Content-Length: -1", body: "abcd"),
    post("a length that is no number", "Content-Length: 4x", body: "abcd"),
    post("a length in hexadecimal", "Content-Length: 0x4", body: "abcd"),
    post("a length beyond all numbers", "Content-Length: 99999999999999999999999", body: "abcd"),
    get("a carriage return alone in a field", "X-A: b\rX-C: d"),
    get("a zero byte in a field", "X-A: b\0c"),
    get("a zero byte in a field's name", "X\0A: b"),
    get("a field that goes on in the next line", "X-A: b", " c"),
    get("a field that goes on after a tab", "X-A: b", "\tc"),
    get("a space before the colon", "X-A : b"),
    post("a space before the colon of a length", "Content-Length : 4", body: "abcd"),
    Ambiguity(
      "lines that end without a carriage return",
      ["GET / HTTP/1.1", "Host: localhost"],
      end: "\n"
    ),
  ]
}
#endif
