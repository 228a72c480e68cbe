#if Hummingbird
import Logging
import Synchronization
import Testing
import UsherHummingbird
import UsherWeb

/// Bodies that nobody wants, and bodies that are too many.
@Suite("Unwanted bodies", .timeLimit(.minutes(10)))
struct UnwantedBodyTests {
  private static func head(_ line: String, size: Int = 1 << 20) -> [UInt8] {
    Array("\(line) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(size)\r\n\r\n".utf8)
  }

  private func run(
    _ routes: [ServerRoute] = [],
    _ change: (inout ServerLimits) -> Void = { _ in },
    _ body: @Sendable (TestServer) async throws -> Void
  ) async throws {
    var configuration = ServerConfiguration(port: 0, threads: 1, logLevel: .critical)
    change(&configuration.limits)
    try await TestServer.run(EchoService(), configuration: configuration, routes: routes, body)
  }

  private static let signedIn = ServerRoute(
    "/api",
    answerBeforeBody: { $0.header("authorization") == nil ? .text(401, "Sign in.") : nil },
    answer: { _ in .text(200, "stored") }
  )

  @Test(
    "is answered before it has come, and the connection ends",
    arguments: [
      ("GET /", 200), ("POST /", 405), ("PUT /", 405), ("GET /healthz", 200), ("POST /api", 401),
      ("GET /-/socket", 200),
    ]
  )
  func first(_ line: String, _ status: Int) async throws {
    try await run([Self.signedIn]) { server in
      try await Wire.open(server.port) { wire in
        try await wire.send(Self.head(line) + [1])
        let answer = String(decoding: await wire.takeAll(), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        #expect(answer.lowercased().contains("connection: close"))
      }
    }
  }

  @Test("a client that waits before it sends the body is told to go on (RFC 9110, 10.1.1)")
  func expected() async throws {
    try await run([Self.signedIn]) { server in
      try await Wire.open(server.port) { wire in
        let head = [
          "POST /api HTTP/1.1", "Host: localhost", "Authorization: x", "Content-Length: 5",
          "Expect: 100-Continue", "", "",
        ]
        try await wire.send(Array(head.joined(separator: "\r\n").utf8))
        let goOn = try await wire.take(until: "\r\n\r\n")
        #expect(goOn.split(separator: "\r\n") == ["HTTP/1.1 100 Continue"])
        try await wire.send(Array("12345".utf8))
        #expect(try await wire.take(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
      }
    }
  }

  @Test("who waits behind another answer is told to go on when that has been sent")
  func expectedLater() async throws {
    let (stream, go) = AsyncStream<Void>.makeStream()
    let slow = ServerRoute("/slow") { _ in
      _ = await stream.first { _ in true }
      return .text(200, "slow")
    }
    try await run([Self.signedIn, slow]) { server in
      try await Wire.open(server.port) { wire in
        let post = [
          "POST /api HTTP/1.1", "Host: localhost", "Authorization: x", "Content-Length: 5",
          "Expect: 100-continue", "", "",
        ]
        let both = ["GET /slow HTTP/1.1", "Host: localhost", ""] + post
        try await wire.send(Array(both.joined(separator: "\r\n").utf8))
        // The answer to a request of another connection: the server has read both.
        _ = try await Wire.open(server.port) { try await $0.request("GET /") }
        go.yield()
        #expect(try await wire.take(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
        #expect(try await wire.take(4) == Array("slow".utf8))
        #expect(try await wire.take(until: "\r\n\r\n") == "HTTP/1.1 100 Continue")
        try await wire.send(Array("12345".utf8))
        #expect(try await wire.take(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
      }
    }
  }

  @Test("a body that breaks off isn't called too large")
  func cutOff() async throws {
    try await run([Self.signedIn]) { server in
      try await Wire.open(server.port) { wire in
        let head = [
          "POST /api HTTP/1.1", "Host: localhost", "Authorization: x", "Content-Length: 9",
        ]
        try await wire.send(Array((head + ["", "half"]).joined(separator: "\r\n").utf8))
        wire.endInput()
        let answer = String(decoding: await wire.takeAll(), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
        #expect(answer.hasSuffix("The request broke off before its end."))
      }
      let metrics = try await Wire.open(server.port) { try await $0.request("GET /metrics").text }
      #expect(!metrics.contains("reason=\"body\"} 1"))
    }
  }

  @Test("a browser that is still sending gets the answer, and nothing that it sends is a request")
  func sending() async throws {
    try await run { server in
      try await Wire.open(server.port) { wire in
        try await wire.send(Self.head("POST /", size: 1 << 18))
        let answer = try await wire.take(until: "\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 405"))
        try await wire.send(Array(repeating: 7, count: 1 << 18) + Self.head("GET /", size: 0))
        wire.endInput()
        let rest = String(decoding: await wire.takeAll(), as: UTF8.self)
        #expect(rest == "Only GET and HEAD are served here.")
      }
    }
  }

  @Test("a body that came with its head doesn't end the connection")
  func whole() async throws {
    try await run([Self.signedIn]) { server in
      try await Wire.open(server.port) { wire in
        for _ in 0..<3 {
          #expect(try await wire.request("POST /api", body: [1, 2]).status == 401)
          #expect(try await wire.request("POST /", body: [1, 2]).status == 405)
        }
        let answer = try await wire.request("POST /api", ["Authorization: x"], body: [1, 2])
        #expect(answer.text == "stored")
      }
    }
  }

  @Test("a size that is too large is refused before the body has come")
  func announced() async throws {
    try await run([Self.signedIn]) { server in
      try await Wire.open(server.port) { wire in
        let head = "POST /api HTTP/1.1\r\nHost: localhost\r\nAuthorization: x\r\n"
        try await wire.send(Array((head + "Content-Length: 1048577\r\n\r\n").utf8))
        let answer = try await wire.take(until: "\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 413"))
      }
    }
  }

  @Test("bodies beyond the limit are refused, and taken again when others have ended")
  func budget() async throws {
    let sizes = Mutex<[Int]>([])
    let route = ServerRoute("/api") { request in
      sizes.withLock { $0.append(request.body.count) }
      return .text(200, "stored")
    }
    let limit: (inout ServerLimits) -> Void = {
      ($0.bodyBytes, $0.bodyBytesOfAddress) = (150_000, 100_000)
    }
    try await run([route], limit) { server in
      func post(_ network: Int, _ wire: Wire) async throws -> Wire.Answer {
        try await wire.request(
          "POST /api",
          ["X-Forwarded-For: 192.0.2.\(network)"],
          body: Array(repeating: 1, count: 90_000)
        )
      }
      try await Wire.open(server.port) { slow in
        let head = "POST /api HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n"
        try await slow.send(Array((head + "Content-Length: 90001\r\n\r\n").utf8))
        try await slow.send(Array(repeating: 1, count: 90_000))
        // As soon as all of it has arrived there is no room for another.
        var answer = try await Wire.open(server.port) { try await post(2, $0) }
        while answer.status == 200 {
          answer = try await Wire.open(server.port) { try await post(2, $0) }
        }
        #expect(answer.status == 503)
        #expect(answer["retry-after"] == "60")
        #expect(answer.text == "Too many requests are being received. Try again in a minute.")
        try await slow.send([1])
        #expect(try await slow.take(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
      }
      for _ in 0..<5 {
        #expect(try await Wire.open(server.port) { try await post(2, $0).status } == 200)
      }
      #expect(sizes.withLock { $0.contains(90_001) })
    }
  }
}
#endif
