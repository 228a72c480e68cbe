#if Hummingbird
import Synchronization
import Testing
import UsherHummingbird
import UsherWeb

/// Floods of a real server, over one connection.
@Suite("Floods", .timeLimit(.minutes(10)))
struct FloodTests {
  let service = EchoService()

  /// Opens a socket, and sends the answer to a small message as the sign that its session is there.
  private func open(
    _ limits: ServerLimits,
    _ body: @Sendable (TestServer, Wire) async throws -> Void
  ) async throws {
    let configuration = ServerConfiguration(port: 0, threads: 1, limits: limits)
    try await TestServer.run(service, configuration: configuration) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      try await Wire.open(server.port) { wire in
        #expect(try await wire.upgrade(cookie: cookie).status == 101)
        try await wire.send(Wire.frame([0]))
        #expect(try await wire.nextFrame().data == [0])
        try await body(server, wire)
      }
    }
  }

  private static let pings = (0..<500).flatMap { _ in
    Wire.frame(.ping, Array(repeating: 1, count: 125))
  }

  @Test("16 MiB of pings by a browser that doesn't read leave little behind them in the server")
  func pings() async throws {
    var limits = ServerLimits()
    // The server reads all of it.
    limits.messageBurst = 1_000_000
    limits.messagesPerMinuteOfVisitor = .max
    limits.byteBurst = 1 << 30
    try await open(limits) { server, wire in
      var sent = 0
      while sent < 16 << 20 {
        try await wire.send(Self.pings)
        sent += Self.pings.count
      }
      // Everybody else is answered meanwhile, on the same thread.
      #expect(try await Wire.open(server.port) { try await $0.request("GET /").status } == 200)
      try await wire.send(Wire.frame([7]))
      _ = await service.events.first { $0 == .received([7]) }
      try await wire.send(Wire.frame(.close, [3, 232]))
      let received = await wire.takeAll()
      // What the system's buffers took on their way.
      #expect(received.count < 12 << 20)
      #expect(received.suffix(200).firstRange(of: [0x82, 1, 7]) != nil)
    }
  }

  @Test(
    "a browser that sends too many messages has to wait, and everybody else is answered meanwhile"
  )
  func messages() async throws {
    var limits = ServerLimits()
    limits.messageBurst = 100
    limits.messagesPerSecond = 200
    try await open(limits) { server, wire in
      let start = ContinuousClock.now
      for number in 0..<300 { try await wire.send(Wire.frame([1, UInt8(number & 255)])) }
      #expect(try await Wire.open(server.port) { try await $0.request("GET /").status } == 200)
      for number in 0..<300 {
        #expect(try await wire.nextFrame().data == [1, UInt8(number & 255)])
      }
      #expect(ContinuousClock.now - start >= .milliseconds(950))
    }
  }

  @Test("what a browser sends beyond its budget stays with it")
  func pushedBack() async throws {
    var limits = ServerLimits()
    limits.byteBurst = 1 << 20
    limits.bytesPerSecond = 1
    try await open(limits) { server, wire in
      let sent = Mutex(0)
      async let standstill = Wire.open(server.port) { other in
        var before = -1
        while true {
          for _ in 0..<100 {
            let answer = try await other.request("GET /")
            #expect(answer.status == 200)
          }
          let now = sent.withLock { $0 }
          if now == before, now > 1 << 20 { break }
          before = now
        }
        // From now on the server drops what comes, which ends the flood.
        server.stop()
        return before
      }
      let message = Wire.frame(Array(repeating: 1, count: 1 << 16))
      while sent.withLock({ $0 }) < 64 << 20, (try? await wire.send(message)) != nil {
        sent.withLock { $0 += message.count }
      }
      let before = try await standstill
      #expect(before < 32 << 20)
    }
  }

  @Test("a browser that takes none of the answers to its messages loses its connection")
  func unsent() async throws {
    var limits = ServerLimits()
    limits.byteBurst = 1 << 30
    limits.unsentBytes = 1 << 20
    try await open(limits) { server, wire in
      let message = Wire.frame(Array(repeating: 1, count: 1 << 16))
      var sent = 0
      while sent < 256 << 20, (try? await wire.send(message)) != nil { sent += message.count }
      // What the system's buffers took on their way is more than the limit.
      #expect(sent < 64 << 20)
      let answer = try await Wire.open(server.port) { try await $0.request("GET /") }
      #expect(answer.status == 200)
    }
  }
}
#endif
