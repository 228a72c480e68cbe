#if Hummingbird
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing
import UsherWeb

@testable import UsherHummingbird

/// Browsers are asked every 25 seconds whether they are still there; in virtual time.
@Suite("Pings", .timeLimit(.minutes(10)))
struct PingTests {
  let eventLoop = NIOAsyncTestingEventLoop()
  let loop: Loop

  init() { loop = Loop(eventLoop) }

  private func open() async throws -> NIOAsyncTestingChannel {
    let channel = NIOAsyncTestingChannel(loop: eventLoop)
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    let (loop, now) = (loop, eventLoop.now)
    try await eventLoop.executeInContext {
      try channel.pipeline.syncOperations.addHandler(
        SocketHandler(
          service: EchoService(),
          query: "session=slow",
          visitor: Visitor(id: "ada"),
          address: nil,
          loop: loop,
          limits: ServerLimits(),
          refusals: ConnectionRefusals(nil, from: nil),
          at: now
        )
      )
    }
    return channel
  }

  private func wait() async { await eventLoop.advanceTime(by: .seconds(25)) }

  /// How often the browser was asked since the last time.
  private func pings(_ channel: NIOAsyncTestingChannel) async throws -> Int {
    var count = 0
    while let frame = try await channel.readOutbound(as: WebSocketFrame.self) {
      if frame.opcode == .ping { count += 1 }
    }
    return count
  }

  private func answer(_ channel: NIOAsyncTestingChannel) async throws {
    let pong = WebSocketFrame(fin: true, opcode: .pong, maskKey: [1, 2, 3, 4], data: ByteBuffer())
    try await channel.writeInbound(pong)
  }

  @Test("a browser that answers is asked again and again")
  func answers() async throws {
    let channel = try await open()
    for _ in 0..<3 {
      #expect(try await pings(channel) == 0)
      await wait()
      #expect(try await pings(channel) == 1)
      try await answer(channel)
    }
    #expect(channel.isActive)
  }

  @Test("a browser that doesn't answer is gone")
  func silent() async throws {
    let channel = try await open()
    await wait()
    #expect(try await pings(channel) == 1)
    #expect(channel.isActive)
    await wait()
    #expect(channel.isActive == false)
  }

  @Test("a browser that isn't read until its session is there isn't taken for gone")
  func unread() async throws {
    let channel = try await open()
    let data = ByteBuffer(bytes: [1])
    for _ in 0..<64 {
      let frame = WebSocketFrame(fin: true, opcode: .binary, maskKey: [1, 2, 3, 4], data: data)
      try await channel.writeInbound(frame)
    }
    for _ in 0..<3 {
      await wait()
      #expect(try await pings(channel) == 0)
    }
    #expect(channel.isActive)
  }

  @Test("a page that was loaded again is asked once at a time, however often it was")
  func reloaded() async throws {
    for _ in 0..<3 { try await open().close() }
    let channel = try await open()
    await wait()
    #expect(try await pings(channel) == 1)
    #expect(channel.isActive)
    try await answer(channel)
    await wait()
    #expect(try await pings(channel) == 1)
    #expect(channel.isActive)
  }

  @Test("after a while without browsers the next one is asked too")
  func idle() async throws {
    try await open().close()
    await wait()
    await wait()
    let channel = try await open()
    await wait()
    #expect(try await pings(channel) == 1)
  }
}
#endif
