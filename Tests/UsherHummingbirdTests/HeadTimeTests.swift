#if Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Testing

@testable import UsherHummingbird

/// The time for a request's head, byte by byte, on a connection that is kept; in virtual time.
@Suite("Slow heads", .timeLimit(.minutes(10)))
struct HeadTimeTests {
  let channel = NIOAsyncTestingChannel()

  private func open() async throws {
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    try await channel.testingEventLoop.executeInContext { [channel] in
      let idle = IdleHandler(
        ServerLimits(),
        ConnectionRefusals(nil, from: nil),
        at: channel.testingEventLoop.now
      )
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(ArrivalHandler { [idle] in idle.bytesArrived(at: $1) })
      try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
      try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try pipeline.addHandler(idle)
    }
  }

  private func receive(_ text: some StringProtocol) async throws {
    try await channel.writeInbound(ByteBuffer(string: String(text)))
    try await channel.testingEventLoop.executeInContext { [channel] in
      channel.pipeline.syncOperations.read()
    }
  }

  private func wait(_ seconds: Int64) async {
    await channel.testingEventLoop.advanceTime(by: .seconds(seconds))
  }

  /// The seconds until the server ends the connection, at one byte in two seconds.
  private func trickle(_ text: String) async throws -> Int? {
    for (number, character) in text.enumerated() {
      try await receive(String(character))
      await wait(2)
      if !channel.isActive { return 2 * (number + 1) }
    }
    return nil
  }

  private let request =
    "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 100))"

  @Test("a head that trickles in is cut off after a minute")
  func trickles() async throws {
    try await open()
    #expect(try await trickle(request) == 60)
  }

  @Test("so is the head of the second request, however long the answer to the first took")
  func second() async throws {
    try await open()
    try await receive(request + "\r\n\r\n")
    await wait(600)
    #expect(channel.isActive)
    #expect(try await trickle(request) == 60)
  }

  @Test("a head in two pieces is taken, and the app has time again")
  func pieces() async throws {
    try await open()
    try await receive(request.prefix(10))
    await wait(50)
    try await receive(request.dropFirst(10) + "\r\n\r\n")
    await wait(600)
    #expect(channel.isActive)
  }
}
#endif
