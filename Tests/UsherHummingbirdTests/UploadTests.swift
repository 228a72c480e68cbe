#if Hummingbird
import Synchronization
import Testing
import Usher
import UsherHummingbird
import UsherWeb

/// Files from the browser's socket and request to the app that reads them.
@Suite("Uploads over a socket", .timeLimit(.minutes(10)))
struct UploadTests {
  /// Some content, the same each time.
  private static func content(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
  }

  private static func outcome(_ content: [UInt8]) -> DropApp.Outcome {
    var outcome = DropApp.Outcome()
    outcome.add(content)
    return outcome
  }

  private func exchange(
    _ app: DropApp = DropApp(),
    _ body: @Sendable (DropApp, FilePage) async throws -> Void
  ) async throws {
    try await TestServer.run(app) { server in
      try await FilePage.open(server) { try await body(app, $0) }
    }
  }

  private func error(_ app: DropApp) async throws -> IncomingFileError {
    try #require(await app.nextOutcome()?.error as? IncomingFileError)
  }

  @Test(
    "a file far larger than any other request comes whole and in order",
    arguments: [0, 3 << 20]
  )
  func whole(size: Int) async throws {
    try await exchange { app, page in
      let content = Self.content(size)
      let token = try await page.choose(size: size)
      let answer = try await page.send(content, token)
      #expect(answer.status == 204)
      #expect(answer.body.isEmpty)
      let outcome = try #require(await app.nextOutcome())
      let expected = Self.outcome(content)
      #expect(outcome.bytes == expected.bytes && outcome.checksum == expected.checksum)
      #expect(outcome.error == nil)
    }
  }

  @Test("files one after the other go over one connection")
  func several() async throws {
    try await exchange { app, page in
      try await Wire.open(page.port) { wire in
        for number in 1...3 {
          let token = try await page.choose(number: number, size: 70_000)
          try await wire.send(page.head(token, size: 70_000) + Self.content(70_000))
          #expect(try await wire.take(until: "\r\n\r\n").hasPrefix("HTTP/1.1 204"))
          #expect(await app.nextOutcome()?.bytes == 70_000)
        }
      }
    }
  }

  @Test("a slow app slows the browser: nothing is taken in ahead of it")
  func slowReader() async throws {
    let ahead = Mutex(0)
    let counter = Mutex<DropApp?>(nil)
    let app = DropApp { outcome in
      // Time for what could come meanwhile.
      for _ in 0..<50 { await Task.yield() }
      let taken = counter.withLock { $0?.bytesTaken ?? 0 }
      ahead.withLock { $0 = max($0, taken - outcome.bytes) }
      return true
    }
    counter.withLock { $0 = app }
    try await exchange(app) { app, page in
      let token = try await page.choose(size: 3 << 20)
      #expect(try await page.send(Self.content(3 << 20), token).status == 204)
      #expect(await app.nextOutcome()?.bytes == 3 << 20)
    }
    // A chunk is what the server reads at once.
    #expect(ahead.withLock { $0 } <= 1 << 18)
  }

  @Test("a file that isn't as long as was announced is refused", arguments: [2, 4])
  func wrongSize(size: Int) async throws {
    try await exchange { app, page in
      let token = try await page.choose(size: 3)
      let answer = try await page.send(Self.content(size), token)
      #expect(answer.status == 400)
      #expect(answer.fields.filter { $0.name == "vary" }.map(\.value) == ["accept-encoding"])
      #expect(try await error(app) == .sizeMismatch)
    }
  }

  @Test("a length that is far from what was announced is refused before anything has come")
  func wrongLength() async throws {
    try await exchange { app, page in
      let token = try await page.choose(size: 3)
      try await Wire.open(page.port) { wire in
        try await wire.send(page.head(token, size: 1 << 40))
        #expect(try await wire.take(until: "\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
      }
      #expect(try await error(app) == .sizeMismatch)
    }
  }

  @Test("a file in pieces of unknown number may not be longer than was announced either")
  func chunked() async throws {
    try await exchange { app, page in
      let token = try await page.choose(size: 3)
      try await Wire.open(page.port) { wire in
        let answer = try await wire.request(
          "POST /-/upload/\(token)",
          [
            "Cookie: \(page.cookie)", "Origin: http://localhost",
            "Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n2\r\ncd\r\n0",
          ]
        )
        #expect(answer.status == 400)
      }
      #expect(try await error(app) == .sizeMismatch)
    }
  }

  @Test("a connection that is cut on the way is an error for the app")
  func cut() async throws {
    try await exchange { app, page in
      let token = try await page.choose(size: 3 << 20)
      try await Wire.open(page.port) { wire in
        try await wire.send(page.head(token, size: 3 << 20) + Self.content(1 << 20))
        wire.cut()
      }
      #expect(try await error(app) == .cutOff)
    }
  }

  @Test("an app that stops early answers 409, and the connection goes on")
  func stopsEarly() async throws {
    try await exchange(DropApp { _ in false }) { app, page in
      let token = try await page.choose(size: 300_000)
      try await Wire.open(page.port) { wire in
        let answer = try await wire.request(
          "POST /-/upload/\(token)",
          ["Cookie: \(page.cookie)", "Origin: http://localhost"],
          body: Self.content(300_000)
        )
        #expect(answer.status == 409)
        #expect(try await wire.request("GET /drop").status == 200)
      }
      let outcome = try #require(await app.nextOutcome())
      #expect(outcome.error == nil && outcome.bytes < 300_000)
    }
  }

  @Test("what is left of a large file that isn't wanted is not taken in")
  func largeRest() async throws {
    try await exchange(DropApp { _ in false }) { app, page in
      let token = try await page.choose(size: 1 << 40)
      try await Wire.open(page.port) { wire in
        try await wire.send(page.head(token, size: 1 << 40))
        let piece = Self.content(1 << 16)
        // The browser sends until it can't.
        var sent = 0
        while sent < 1 << 30, (try? await wire.send(piece)) != nil { sent += piece.count }
        #expect(sent < 1 << 30)
      }
    }
  }

  @Test("only the visitor who chose the file can send it, and once")
  func tokens() async throws {
    try await exchange { app, page in
      let token = try await page.choose(size: 3)
      let stranger = try await Wire.open(page.port) { try await $0.request("GET /drop").cookie }
      #expect(try await page.send([1, 2, 3], token, cookie: stranger).status == 403)
      #expect(try await page.send([1, 2, 3], token, cookie: "usher-0=forged.00").status == 403)
      let unknown = String(repeating: "0", count: 32)
      #expect(try await page.send([1, 2, 3], unknown).status == 404)
      #expect(try await page.send([1, 2, 3], token).status == 204)
      #expect(try await page.send([1, 2, 3], token).status == 404)
      #expect(await app.nextOutcome()?.bytes == 3)
    }
  }

  @Test("a page of another site can't send it", arguments: [nil, "https://evil.test", "null"])
  func otherOrigin(origin: String?) async throws {
    try await exchange { app, page in
      let token = try await page.choose(size: 3)
      let answer = try await page.send([1, 2, 3], token, origin: origin)
      #expect(answer.status == 403)
      #expect(answer.text == "Files are taken from this site's own pages only.")
      #expect(try await page.send([1, 2, 3], token).status == 204)
    }
  }

  @Test("the server stops though a browser has stalled in the middle of a file")
  func shutdown() async throws {
    let app = DropApp()
    try await TestServer.run(app) { server in
      try await FilePage.open(server) { page in
        let token = try await page.choose(size: 3)
        try await Wire.open(page.port) { wire in
          try await wire.send(page.head(token, size: 3) + [1])
          while app.bytesTaken == 0 { await Task.yield() }
          server.stop()
          // The page may be told before that the file isn't wanted any more.
          var frame = try await page.socket.nextFrame()
          while frame.opcode == .binary { frame = try await page.socket.nextFrame() }
          #expect(frame.opcode == .close && frame.data == [0x03, 0xE9])
          _ = await wire.takeAll()
        }
      }
      #expect(try await error(app) == .cutOff)
    }
  }
}
#endif
