#if Hummingbird
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing
import UsherWeb

@testable import UsherHummingbird

/// Floods of one socket; in virtual time.
@Suite("Limits of a socket", .timeLimit(.minutes(10)))
struct SocketLimitTests {
  let eventLoop = NIOAsyncTestingEventLoop()
  let loop: Loop
  let service = EchoService()

  init() { loop = Loop(eventLoop) }

  /// Opens a socket whose session is attached.
  private func open(_ limits: ServerLimits = ServerLimits()) async throws
    -> NIOAsyncTestingChannel
  {
    let channel = NIOAsyncTestingChannel(loop: eventLoop)
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    let (loop, service, now) = (loop, service, eventLoop.now)
    try await eventLoop.executeInContext {
      try channel.pipeline.syncOperations.addHandler(
        SocketHandler(
          service: service,
          query: "session=echo",
          visitor: Visitor(id: "ada"),
          address: nil,
          loop: loop,
          limits: limits,
          refusals: ConnectionRefusals(nil, from: nil),
          at: now
        )
      )
    }
    try await send(channel, .binary, 0)
    while try await channel.readOutbound(as: WebSocketFrame.self) == nil {
      await eventLoop.run()
      await Task.yield()
    }
    return channel
  }

  private func send(
    _ channel: NIOAsyncTestingChannel,
    _ opcode: WebSocketOpcode,
    _ numbers: Int...
  ) async throws {
    for number in numbers {
      try await channel.writeInbound(
        WebSocketFrame(
          fin: true,
          opcode: opcode,
          maskKey: [0, 0, 0, 0],
          data: ByteBuffer(integer: number)
        )
      )
    }
  }

  /// What the server has sent since the last time.
  private func answers(
    _ channel: NIOAsyncTestingChannel,
    _ opcode: WebSocketOpcode
  ) async throws -> [Int?] {
    await eventLoop.run()
    var numbers: [Int?] = []
    while var frame = try await channel.readOutbound(as: WebSocketFrame.self) {
      if frame.opcode == opcode { numbers.append(frame.data.readInteger()) }
    }
    return numbers
  }

  private func setWritable(_ channel: NIOAsyncTestingChannel, _ isWritable: Bool) async throws {
    channel.isWritable = isWritable
    try await eventLoop.executeInContext {
      channel.pipeline.syncOperations.fireChannelWritabilityChanged()
    }
  }

  @Test("a browser that doesn't read gets one answer to all its pings, when it reads again")
  func pings() async throws {
    let channel = try await open()
    try await send(channel, .ping, 1, 2)
    #expect(try await answers(channel, .pong) == [1, 2])
    try await setWritable(channel, false)
    for number in 3...1000 { try await send(channel, .ping, number) }
    #expect(try await answers(channel, .pong) == [])
    try await setWritable(channel, true)
    #expect(try await answers(channel, .pong) == [1000])
    try await setWritable(channel, true)
    #expect(try await answers(channel, .pong) == [])
  }

  @Test("messages beyond the budget arrive later, all of them and in their order")
  func budget() async throws {
    var limits = ServerLimits()
    limits.messageBurst = 11
    limits.messagesPerSecond = 10
    let channel = try await open(limits)
    for number in 1...40 { try await send(channel, .binary, number) }
    var arrived = try await answers(channel, .binary)
    #expect(arrived == Array(1...10))
    await eventLoop.advanceTime(by: .seconds(1))
    arrived += try await answers(channel, .binary)
    #expect(arrived.count <= 20)
    await eventLoop.advanceTime(by: .seconds(3))
    arrived += try await answers(channel, .binary)
    #expect(arrived == Array(1...40))
    #expect(channel.isActive)
  }

  @Test("pings and pieces cost as much as messages")
  func controlFrames() async throws {
    var limits = ServerLimits()
    limits.messageBurst = 4
    limits.messagesPerSecond = 1
    let channel = try await open(limits)
    try await send(channel, .pong, 1, 2)
    try await send(channel, .ping, 3, 4)
    #expect(try await answers(channel, .pong) == [3])
    await eventLoop.advanceTime(by: .seconds(2))
    #expect(try await answers(channel, .pong) == [4])
  }

  @Test("a browser that must wait for its budget isn't taken for gone")
  func pausedReader() async throws {
    var limits = ServerLimits()
    limits.byteBurst = 10
    limits.bytesPerSecond = 1
    let channel = try await open(limits)
    // The first is received, the second waits for more than ten minutes.
    try await channel.writeInbound(
      WebSocketFrame(
        fin: true,
        opcode: .pong,
        maskKey: [0, 0, 0, 0],
        data: ByteBuffer(repeating: 0, count: 600)
      )
    )
    try await send(channel, .binary, 1)
    await eventLoop.advanceTime(by: .seconds(500))
    #expect(channel.isActive)
    #expect(try await answers(channel, .ping).isEmpty)
    await eventLoop.advanceTime(by: .seconds(110))
    #expect(try await answers(channel, .binary) == [1])
    #expect(channel.isActive)
  }

  @Test("a browser that takes nothing for a minute is gone, though it sends")
  func stalled() async throws {
    let channel = try await open()
    try await setWritable(channel, false)
    for number in 0..<5 {
      #expect(channel.isActive)
      await eventLoop.advanceTime(by: .seconds(10))
      try await send(channel, .binary, number)
    }
    await eventLoop.advanceTime(by: .seconds(35))
    #expect(channel.isActive == false)
  }

  @Test("a browser that takes something now and then stays")
  func slow() async throws {
    let channel = try await open()
    for number in 0..<10 {
      try await setWritable(channel, false)
      await eventLoop.advanceTime(by: .seconds(40))
      try await setWritable(channel, true)
      try await send(channel, .pong, number)
    }
    #expect(channel.isActive)
  }
}
#endif
