#if Hummingbird
import Testing
import UsherHummingbird
import UsherWeb

@Suite("Socket", .timeLimit(.minutes(10)))
struct SocketTests {
  let service = EchoService()

  /// A connection of a browser that has the visitor's cookie.
  private func connect(_ body: @Sendable (Wire, _ cookie: String) async throws -> Void) async throws
  {
    try await TestServer.run(service) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      let known = try #require(cookie)
      try await Wire.open(server.port) { try await body($0, known) }
    }
  }

  /// An open socket.
  private func open(
    _ query: String = "session=echo",
    _ body: @Sendable (Wire) async throws -> Void
  ) async throws {
    try await connect { wire, cookie in
      let answer = try await wire.upgrade(query, cookie: cookie)
      #expect(answer.status == 101)
      #expect(answer["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
      try await body(wire)
    }
  }

  private func next(_ wanted: EchoService.Event) async -> Bool {
    await service.events.contains { $0 == wanted }
  }

  @Test("what the browser sends reaches its session, and the answer comes back")
  func echo() async throws {
    try await open { wire in
      for message in [[1, 2, 3], [], Array(repeating: 7, count: 300)] as [[UInt8]] {
        try await wire.send(Wire.frame(message))
        let answer = try await wire.nextFrame()
        #expect(answer.opcode == .binary)
        #expect(answer.data == message)
      }
    }
  }

  @Test("many messages at once are answered in their order")
  func batch() async throws {
    try await open { wire in
      // The session is there once it has answered.
      try await wire.send(Wire.frame([0]))
      #expect(try await wire.nextFrame().data == [0])
      try await wire.send((0..<200).flatMap { Wire.frame([UInt8($0)]) })
      for number in 0..<200 { #expect(try await wire.nextFrame().data == [UInt8(number)]) }
    }
  }

  @Test("a message in pieces arrives whole, also with a ping between them")
  func pieces() async throws {
    try await open { wire in
      try await wire.send(Wire.frame(.binary, [1], isLast: false))
      try await wire.send(Wire.frame(.continuation, [2], isLast: false))
      try await wire.send(Wire.frame(.ping, [9]))
      try await wire.send(Wire.frame(.continuation, [3]))
      let pong = try await wire.nextFrame()
      #expect(pong.opcode == .pong)
      #expect(pong.data == [9])
      #expect(try await wire.nextFrame().data == [1, 2, 3])
    }
  }

  @Test("what comes before the session is ready waits for it, in order")
  func waits() async throws {
    try await open("session=slow") { wire in
      #expect(await next(.attaching))
      try await wire.send((0..<10).flatMap { Wire.frame([UInt8($0)]) } + Wire.frame(.ping, []))
      #expect(try await wire.nextFrame().opcode == .pong)
      service.letIn()
      for number in 0..<10 { #expect(try await wire.nextFrame().data == [UInt8(number)]) }
    }
  }

  @Test("much that comes before the session is ready waits with the browser, and nothing is lost")
  func waitsWithBrowser() async throws {
    try await TestServer.run(service) { server in
      let known = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      let cookie = try #require(known)
      try await Wire.open(server.port) { wire in
        #expect(try await wire.upgrade("session=slow", cookie: cookie).status == 101)
        #expect(await next(.attaching))
        let messages = (0..<30).map { Array(repeating: UInt8($0), count: 100_000) }
        try await wire.send(messages.flatMap { Wire.frame($0) } + Wire.frame(.ping, []))
        // Time enough to read all of it, for a server that would.
        for _ in 0..<20 {
          _ = try await Wire.open(server.port) { try await $0.request("GET /") }
        }
        service.letIn()
        var (echoes, pongs) = ([[UInt8]](), 0)
        for _ in 0...messages.count {
          let frame = try await wire.nextFrame()
          // A ping is answered at once, not by the session.
          if frame.opcode == .pong { pongs += 1 } else { echoes.append(frame.data) }
        }
        #expect(echoes == messages)
        #expect(pongs == 1)
      }
    }
  }

  @Test("many messages that come before the session is ready all wait for it")
  func manyWait() async throws {
    try await open("session=slow") { wire in
      #expect(await next(.attaching))
      try await wire.send((0..<200).flatMap { Wire.frame([UInt8($0)]) })
      service.letIn()
      for number in 0..<200 { #expect(try await wire.nextFrame().data == [UInt8(number)]) }
    }
  }

  @Test("a browser with much to say, whose session isn't there, is told so")
  func muchToNobody() async throws {
    try await open("session=late") { wire in
      #expect(await next(.attaching))
      try await wire.send((0..<200).flatMap { Wire.frame([UInt8($0)]) } + Wire.frame(.ping, []))
      // All of it was read together.
      #expect(try await wire.nextFrame().opcode == .pong)
      service.letIn()
      #expect(try await wire.closeCode() == 4404)
    }
  }

  @Test("that the browser keeps up again is told also when the session comes later")
  func writableBeforeSession() async throws {
    try await open("session=slow") { wire in
      #expect(await next(.attaching))
      let connection = try #require(service.connection)
      var sent = 0
      while connection.isWritable {
        connection.send(Array(repeating: 1, count: 1000))
        sent += 1
      }
      for _ in 0..<sent { _ = try await wire.nextFrame() }
      while !connection.isWritable { await Task.yield() }
      service.letIn()
      #expect(await next(.becameWritable))
    }
  }

  @Test("a foreign page is refused")
  func refused() async throws {
    try await TestServer.run(service) { server in
      let known = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      let cookie = try #require(known)
      let refusals: [(origin: String?, cookie: String?)] = [
        ("http://evil.example", cookie), ("http://localhost.evil.example", cookie),
        ("http://localhost:81", cookie), ("null", cookie), (nil, cookie),
      ]
      for (origin, cookie) in refusals {
        let answer = try await Wire.open(server.port) {
          try await $0.upgrade(origin: origin, cookie: cookie)
        }
        #expect(answer.status != 101, "\(origin ?? "no origin") with \(cookie ?? "no cookie")")
      }
      let posted = try await Wire.open(server.port) {
        try await $0.upgrade(method: "POST", cookie: cookie)
      }
      #expect(posted.status != 101)
    }
  }

  @Test("a browser with no cookie, or a forged one, is told to load the page again")
  func unknownBrowser() async throws {
    try await TestServer.run(service) { server in
      let known = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      let cookie = try #require(known)
      for cookie in [nil, String(cookie.dropLast(8)) + "00000000"] {
        try await Wire.open(server.port) { wire in
          let answer = try await wire.upgrade(origin: "http://localhost", cookie: cookie)
          #expect(answer.status == 101)
          #expect(try await wire.closeCode() == 4404)
        }
      }
    }
  }

  @Test("a session that isn't there is told by 4404, so that the page loads again")
  func unknownSession() async throws {
    try await open("session=gone") { wire in
      #expect(try await wire.closeCode() == 4404)
      try await wire.send(Wire.frame(.close, [0x11, 0x34]))
      #expect(await wire.takeAll().isEmpty)
    }
  }

  @Test("a browser that says goodbye is answered, and its session told once")
  func goodbye() async throws {
    try await open { wire in
      try await wire.send(Wire.frame(.close, [0x03, 0xE9]))
      #expect(try await wire.closeCode() == 1001)
      #expect(await wire.takeAll().isEmpty)
      #expect(await next(.disconnected))
    }
  }

  @Test(
    "a goodbye with a code that no browser may send is answered with 1002",
    arguments: [
      [3], [0x27, 0x0F], [0, 0], [0x03, 0xEC], [0x03, 0xED], [0x03, 0xF7], [0x0B, 0xB7],
    ]
      as [[UInt8]]
  )
  func badGoodbye(data: [UInt8]) async throws {
    try await open { wire in
      try await wire.send(Wire.frame(.close, data))
      #expect(try await wire.closeCode() == 1002)
      #expect(await wire.takeAll().isEmpty)
    }
  }

  @Test(
    "a goodbye is answered with its own code, or with none",
    arguments: [[], [0x03, 0xE8], [0x03, 0xF6], [0x0B, 0xB8], [0x13, 0x87, 0x61]] as [[UInt8]]
  )
  func goodGoodbye(data: [UInt8]) async throws {
    try await open { wire in
      try await wire.send(Wire.frame(.close, data))
      let answer = try await wire.nextFrame()
      #expect(answer.opcode == .close)
      #expect(answer.data == Array(data.prefix(2)))
      #expect(await wire.takeAll().isEmpty)
    }
  }

  @Test("a connection that breaks without a word is noticed at once")
  func cut() async throws {
    try await open { wire in
      try await wire.send(Wire.frame([1]))
      _ = try await wire.nextFrame()
      wire.cut()
      #expect(await next(.disconnected))
    }
  }

  @Test("the session may close the socket, with its reason")
  func closedBySession() async throws {
    try await open { wire in
      try await wire.send(Wire.frame([1]))
      _ = try await wire.nextFrame()
      let connection = try #require(service.connection)
      connection.close(code: .replaced)
      #expect(try await wire.closeCode() == 1000)
      // What the browser had sent by then is nobody's any more.
      try await wire.send(Wire.frame([2]) + Wire.frame(.close, [0x03, 0xE8]))
      #expect(await wire.takeAll().isEmpty)
      #expect(await next(.disconnected))
    }
  }

  @Test(
    "what the protocol forbids closes the connection, and never reaches the session",
    arguments: Misuse.all
  )
  private func misuse(misuse: Misuse) async throws {
    try await open { wire in
      try await wire.send(misuse.frames)
      #expect(try await wire.closeCode() == misuse.code)
      try await wire.send(Wire.frame(.close, [UInt8(misuse.code >> 8), UInt8(misuse.code & 255)]))
      #expect(await wire.takeAll().isEmpty)
    }
    #expect(await service.events.first { $0 != .disconnected } == .closed)
  }

  @Test("a session learns when the browser doesn't keep up, and when it does again")
  func backpressure() async throws {
    try await open { wire in
      try await wire.send(Wire.frame(Array("fill".utf8)))
      var frames = 0
      for await case .filled(let number) in service.events {
        frames = number
        break
      }
      #expect(frames > 0)
      for _ in 0..<frames { #expect(try await wire.nextFrame().data.count == 1000) }
      #expect(await next(.becameWritable))
    }
  }

  @Test("the largest message is taken")
  func largest() async throws {
    try await open { wire in
      let message = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0) }
      try await wire.send(Wire.frame(message))
      #expect(try await wire.nextFrame().data == message)
    }
  }
}

/// Something RFC 6455 or a limit forbids, and the status that says so.
private struct Misuse: CustomTestStringConvertible {
  let testDescription: String
  let frames: [UInt8]
  let code: Int

  init(_ name: String, _ code: Int, _ frames: [UInt8]...) {
    testDescription = name
    self.code = code
    self.frames = Array(frames.joined())
  }

  private static let much = [UInt8](repeating: 0, count: 1 << 20)

  static let all = [
    Misuse("no mask", 1002, Wire.frame(.binary, [1], mask: nil)),
    Misuse("an end without a beginning", 1002, Wire.frame(.continuation, [1])),
    Misuse(
      "a message within another",
      1002,
      Wire.frame(.binary, [1], isLast: false),
      Wire.frame([2])
    ),
    Misuse("a ping in pieces", 1002, Wire.frame(.ping, [1], isLast: false)),
    Misuse("a large ping", 1002, Wire.frame(.ping, Array(repeating: 1, count: 126))),
    Misuse("an extension", 1002, [0xC2, 0x80, 0, 0, 0, 0]),
    Misuse("an unknown kind", 1002, [0x83, 0x80, 0, 0, 0, 0]),
    Misuse("text", 1003, Wire.frame(.text, [65])),
    Misuse("a large message", 1009, Wire.frame(much + [1])),
    Misuse(
      "a large message in pieces",
      1009,
      Wire.frame(.binary, much, isLast: false),
      Wire.frame(.continuation, [1])
    ),
  ]
}
#endif
