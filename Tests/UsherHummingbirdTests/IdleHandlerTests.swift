#if Hummingbird
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import UsherHummingbird

/// A connection is closed when nothing has come for 60 seconds though it is waited for; in virtual time.
@Suite("Idle connections", .timeLimit(.minutes(10)))
struct IdleHandlerTests {
  let channel = NIOAsyncTestingChannel()

  /// Keeps a channel open when the server ends its output, as a real one is until the browser closes it too.
  private final class HalfClosing: ChannelOutboundHandler {
    typealias OutboundIn = HTTPResponsePart

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
      guard mode != .output else { return promise?.succeed() ?? () }
      context.close(mode: mode, promise: promise)
    }
  }

  private func open() async throws {
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    try await channel.testingEventLoop.executeInContext { [channel] in
      try channel.pipeline.syncOperations.addHandler(HalfClosing())
      try channel.pipeline.syncOperations.addHandler(
        IdleHandler(
          ServerLimits(),
          ConnectionRefusals(nil, from: nil),
          at: channel.testingEventLoop.now
        )
      )
    }
  }

  /// Something comes, and the server reads on unless it has enough for now.
  private func receive(_ parts: HTTPRequestPart..., reads: Bool = true) async throws {
    for part in parts { try await channel.writeInbound(part) }
    guard reads else { return }
    try await channel.testingEventLoop.executeInContext { [channel] in
      channel.pipeline.syncOperations.read()
    }
  }

  private func wait(_ seconds: Int64) async {
    await channel.testingEventLoop.advanceTime(by: .seconds(seconds))
  }

  private let head = HTTPRequestPart.head(
    HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/")
  )
  private func body(_ count: Int) -> HTTPRequestPart {
    .body(ByteBuffer(repeating: 1, count: count))
  }

  @Test("a browser that asks for nothing is let go")
  func noRequest() async throws {
    try await open()
    await wait(59)
    #expect(channel.isActive)
    await wait(1)
    #expect(channel.isActive == false)
  }

  @Test("an upload goes on while something of it comes, and ends when nothing does")
  func upload() async throws {
    try await open()
    try await receive(head)
    for _ in 0..<5 {
      await wait(50)
      try await receive(body(5000))
    }
    #expect(channel.isActive)
    await wait(61)
    #expect(channel.isActive == false)
  }

  @Test("a server that doesn't read waits for nothing; from when it reads, time counts")
  func backpressure() async throws {
    try await open()
    try await receive(head, body(1), reads: false)
    await wait(600)
    #expect(channel.isActive)
    try await receive()
    await wait(59)
    #expect(channel.isActive)
    await wait(2)
    #expect(channel.isActive == false)
  }

  @Test("an answer may take its time; after it the next request may, for a while")
  func answering() async throws {
    try await open()
    try await receive(head, .end(nil))
    await wait(600)
    #expect(channel.isActive)
    try await channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    try await channel.writeOutbound(HTTPResponsePart.end(nil))
    await wait(59)
    #expect(channel.isActive)
    await wait(1)
    #expect(channel.isActive == false)
  }

  @Test("a body that trickles in is cut off")
  func trickle() async throws {
    try await open()
    try await receive(head)
    for _ in 0..<29 {
      await wait(2)
      try await receive(body(1))
    }
    #expect(channel.isActive)
    await wait(2)
    try await receive(body(1))
    await wait(1)
    #expect(channel.isActive == false)
  }

  @Test("a slow body goes on if it is as fast as it must be")
  func slowBody() async throws {
    try await open()
    try await receive(head)
    for _ in 0..<100 {
      await wait(10)
      try await receive(body(1024))
    }
    #expect(channel.isActive)
  }

  @Test("a browser that doesn't close the connection after the last answer is let go soon")
  func closing() async throws {
    try await open()
    try await receive(head, .end(nil))
    try await channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    try await channel.writeOutbound(HTTPResponsePart.end(nil))
    try await receive(head, reads: false)
    try await channel.testingEventLoop.executeInContext { [channel] in
      channel.pipeline.syncOperations.close(mode: .output, promise: nil)
    }
    await wait(4)
    #expect(channel.isActive)
    await wait(1)
    #expect(channel.isActive == false)
  }

  @Test("a browser that takes nothing of an answer is let go")
  func unreadAnswer() async throws {
    try await open()
    try await receive(head, .end(nil))
    channel.isWritable = false
    try await channel.testingEventLoop.executeInContext { [channel] in
      channel.pipeline.syncOperations.fireChannelWritabilityChanged()
    }
    await wait(59)
    #expect(channel.isActive)
    await wait(1)
    #expect(channel.isActive == false)
  }
}
#endif
