#if Hummingbird
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import UsherHummingbird

/// A connection is closed when nothing has come for 60 seconds though it is waited for; in virtual time.
@Suite("Idle connections", .timeLimit(.minutes(1)))
struct IdleHandlerTests {
  let channel = NIOAsyncTestingChannel()

  private func open() async throws {
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    try await channel.testingEventLoop.executeInContext { [channel] in
      try channel.pipeline.syncOperations.addHandler(IdleHandler())
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
  private let body = HTTPRequestPart.body(ByteBuffer(bytes: [1]))

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
      try await receive(body)
    }
    #expect(channel.isActive)
    await wait(61)
    #expect(channel.isActive == false)
  }

  @Test("a server that doesn't read waits for nothing; from when it reads, time counts")
  func backpressure() async throws {
    try await open()
    try await receive(head, body, reads: false)
    await wait(600)
    #expect(channel.isActive)
    try await receive()
    await wait(59)
    #expect(channel.isActive)
    await wait(60)
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
    await wait(60)
    #expect(channel.isActive == false)
  }
}
#endif
