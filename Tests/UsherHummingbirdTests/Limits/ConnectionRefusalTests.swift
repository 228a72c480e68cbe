#if Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing
import UsherWeb

@testable import UsherHummingbird

/// What counts as refused on a connection, and what is a browser's own affair.
@Suite("Refusals of a connection", .timeLimit(.minutes(10)))
struct ConnectionRefusalTests {
  /// The kinds of what is told when these pieces arrive, and then the end.
  private func told(_ pieces: String...) throws -> [HostLogEntry.Kind] {
    let lines = LogLines()
    let channel = EmbeddedChannel()
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
    let refusals = ConnectionRefusals(Refusals(HostMonitor(lines)), from: nil)
    try pipeline.addHandler(HeadHandler(refusals))
    for piece in pieces { _ = try? channel.writeInbound(ByteBuffer(string: piece)) }
    _ = try? channel.finish()
    return lines.entries.map(\.kind)
  }

  private let post = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"

  @Test("a head that is no HTTP is told as one")
  func head() throws {
    #expect(try told("GET / HTTP/1.1\r\nHost: a\r\n\r\n", "nonsense\r\n\r\n") == [.head])
    #expect(try told("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n") == [.head])
  }

  @Test("a request that breaks off isn't told: a browser may be closed at any time")
  func brokenOff() throws {
    #expect(try told(post, "123") == [])
    #expect(try told("GET / HT") == [])
    #expect(
      try told("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "5\r\nab") == []
    )
  }

  @Test("a connection that was never used isn't slow, one with half a head is")
  func slow() async throws {
    var configuration = ServerConfiguration(port: 0, threads: 1)
    // Long enough for the requests that ask for the metrics, also on a busy machine.
    configuration.limits.requestTime = .seconds(5)
    try await TestServer.run(EchoService(), configuration: configuration) { server in
      func closed(after text: String) async throws {
        try await Wire.open(server.port) { wire in
          if !text.isEmpty { try await wire.send(Array(text.utf8)) }
          _ = await wire.takeAll()
        }
      }
      func count() async throws -> String? {
        let metrics = try await Wire.open(server.port) { try await $0.request("GET /metrics").text }
        return metrics.split(separator: "\n").first { $0.contains("{reason=\"slow\"}") }?
          .split(separator: " ").last.map(String.init)
      }
      try await closed(after: "")
      #expect(try await count() == "0")
      try await closed(after: "GET / HT")
      #expect(try await count() == "1")
    }
  }
}
#endif
