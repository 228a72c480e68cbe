#if Hummingbird
import Logging
import NIOCore
import NIOWebSocket
import Testing
import UsherWeb

@testable import UsherHummingbird

/// Messages that don't end.
@Suite("Unfinished messages", .timeLimit(.minutes(10)))
struct UnfinishedMessageTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

  private func bodies(ofAddress bytes: Int) -> BodyCount {
    var limits = ServerLimits()
    limits.bodyBytesOfAddress = bytes
    return BodyCount(limits)
  }

  private func frame(_ count: Int) -> WebSocketFrame {
    WebSocketFrame(
      fin: true,
      opcode: .binary,
      maskKey: [1, 2, 3, 4],
      data: ByteBuffer(repeating: 0, count: count)
    )
  }

  @Test("whole frames leave nothing behind", arguments: [0, 125, 126, 65_535, 65_536])
  func whole(_ count: Int) {
    var message = UnfinishedMessage(ServerLimits(), nil, from: nil)
    let bytes = Wire.frame(.binary, Array(repeating: 0, count: count)).count
    message.arrived(bytes + 3, at: start)
    message.decoded(frame(count))
    #expect(message.bytes == 3)
  }

  @Test("what is held is counted for the address, until it is whole or the socket has ended")
  func counted() {
    let bodies = bodies(ofAddress: 100_000)
    var message = UnfinishedMessage(ServerLimits(), bodies, from: ClientAddress("192.0.2.1"))
    message.arrived(UnfinishedMessage.uncounted, at: start)
    #expect(message.count(at: start) == true)
    #expect(bodies.bytes == 0, "the rest of a read")
    message.arrived(60_000, at: start)
    #expect(message.count(at: start) == true)
    #expect(bodies.bytes == 64_096)
    message.decoded(frame(64_088))
    #expect(message.count(at: start) == true)
    #expect(bodies.bytes == 0)
    message.pieces = ByteBuffer(repeating: 0, count: 90_000)
    #expect(message.count(at: start) == true)
    message.arrived(20_000, at: start)
    #expect(message.count(at: start) == false, "too much")
    message.end()
    #expect(bodies.bytes == 0)
  }

  @Test("a message may be slow for a minute, and then has to be as fast as a body")
  func slow() {
    var message = UnfinishedMessage(ServerLimits(), nil, from: nil)
    func isTooSlow(after seconds: Int64) -> Bool {
      message.isTooSlow(at: start + .seconds(seconds))
    }
    #expect(!isTooSlow(after: 1000), "nothing is on its way")
    message.arrived(10, at: start)
    #expect(message.count(at: start) == true)
    #expect(!isTooSlow(after: 60))
    #expect(isTooSlow(after: 61))
    // 4,000 bytes are worth 40 seconds.
    message.arrived(4000, at: start + .seconds(50))
    #expect(message.count(at: start + .seconds(50)) == true)
    #expect(!isTooSlow(after: 100))
    #expect(isTooSlow(after: 101))
    message.restart(at: start + .seconds(101))
    #expect(!isTooSlow(after: 150), "while nothing was read, nothing could come")
  }

  @Test("what has come fast doesn't buy hours")
  func held() {
    var message = UnfinishedMessage(ServerLimits(), nil, from: nil)
    for part in 0..<16 {
      message.arrived(1 << 16, at: start + .milliseconds(Int64(part)))
      #expect(message.count(at: start) == true)
    }
    #expect(!message.isTooSlow(at: start + .seconds(60)))
    #expect(message.isTooSlow(at: start + .seconds(61)))
  }

  @Test("messages one after the other aren't slow, though a part of the next is always there")
  func stream() {
    var message = UnfinishedMessage(ServerLimits(), nil, from: nil)
    for second in 0..<300 {
      let now = start + .seconds(Int64(second))
      message.arrived(18, at: now)
      if second > 0 { message.decoded(frame(12)) }
      #expect(message.count(at: now) == true)
      #expect(!message.isTooSlow(at: now))
    }
  }

  @Test("sockets that begin messages and don't end them are closed when they hold too much")
  func flood() async throws {
    var configuration = ServerConfiguration(port: 0, threads: 1, logLevel: .critical)
    configuration.limits.bodyBytesOfAddress = 300_000
    let content = Array(repeating: UInt8(1), count: 200_000)
    try await TestServer.run(EchoService(), configuration: configuration) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      func open(_ body: (Wire) async throws -> Void) async throws {
        try await Wire.open(server.port) { wire in
          #expect(try await wire.upgrade(cookie: cookie).status == 101)
          try await body(wire)
        }
      }
      try await open { first in
        try await first.send(Wire.frame(.binary, content, isLast: false))
        try await first.send(Wire.frame(.ping, [1]))
        #expect(try await first.nextFrame().data == [1], "the server holds the piece")
        try await open { second in
          try await second.send(Wire.frame(.binary, content, isLast: false))
          #expect(await second.takeAll().isEmpty, "two of them are too much")
        }
        try await open { third in
          try await third.send(Wire.frame([7]))
          #expect(try await third.nextFrame().data == [7], "small messages are received")
        }
        try await first.send(Wire.frame(.continuation, [2]))
        #expect(try await first.nextFrame().data == content + [2])
      }
      try await open { fourth in
        let frame = Wire.frame(.binary, content + content + content)
        try await fourth.send(Array(frame.prefix(400_000)))
        #expect(await fourth.takeAll().isEmpty, "so is a frame without its end")
      }
      try await Wire.open(server.port) { fifth in
        // Bytes that come together with the request.
        let lines = [
          "GET /-/socket?session=echo HTTP/1.1", "Host: localhost", "Origin: http://localhost",
          "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Cookie: \(cookie ?? "")", "", "",
        ]
        let frame = Wire.frame(.binary, content + content)
        try await fifth.send(Array(lines.joined(separator: "\r\n").utf8) + frame.prefix(60_000))
        #expect(try await fifth.take(until: "\r\n\r\n").hasPrefix("HTTP/1.1 101 "))
        try await fifth.send(Array(frame[60_000..<320_000]))
        #expect(await fifth.takeAll().isEmpty, "those are counted, too")
      }
      let metrics = try await Wire.open(server.port) { try await $0.request("GET /metrics").text }
      #expect(metrics.contains("reason=\"body\"} 3"))
    }
  }
}
#endif
