#if Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing
import UsherWeb

@testable import UsherHummingbird

/// How many connections there can be, in all and from one address.
@Suite("Number of connections", .timeLimit(.minutes(1)))
struct ConnectionCountTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

  private func count(connections: Int = 1000, ofAddress: Int = 1000) -> ConnectionCount {
    var limits = ServerLimits()
    limits.connections = connections
    limits.connectionsOfAddress = ofAddress
    return ConnectionCount(limits)
  }

  @Test("one too many is refused, and accepted when another has ended")
  func all() throws {
    var count = count(connections: 2)
    #expect(count.add(nil, at: start) == .accept)
    #expect(count.add(nil, at: start) == .accept)
    #expect(
      count.add(nil, at: start)
        == .refuse(
          warning: """
            Refused a connection: 2 are open. To fix this, if that many browsers are welcome, raise \
            ServerLimits.connections.
            """
        )
    )
    count.remove(nil)
    #expect(count.add(nil, at: start) == .accept)
  }

  @Test("one too many of an address is refused; other addresses aren't concerned")
  func address() throws {
    var count = count(ofAddress: 2)
    let (ada, bob) = ("192.0.2.1", "192.0.2.2")
    #expect(count.add(ada, at: start) == .accept)
    #expect(count.add(ada, at: start) == .accept)
    #expect(
      count.add(ada, at: start)
        == .refuse(
          warning: """
            Refused a connection from 192.0.2.1: 2 are open from there. To fix this, if that is a proxy \
            or many people share the address, raise ServerLimits.connectionsOfAddress.
            """
        )
    )
    #expect(count.add(bob, at: start) == .accept)
    count.remove(ada)
    #expect(count.add(ada, at: start) == .accept)
  }

  @Test("the log has one line a minute, however many are refused")
  func log() throws {
    var count = count(connections: 1)
    #expect(count.add(nil, at: start) == .accept)
    var lines = 0
    for second in 0..<180 {
      for _ in 0..<100 {
        if case .refuse(.some) = count.add(nil, at: start + .seconds(Int64(second))) { lines += 1 }
      }
    }
    #expect(lines == 3)
  }

  @Test("a proxy can bring the connections of all browsers, another address only its own")
  func proxies() async throws {
    var limits = ServerLimits()
    limits.connectionsOfAddress = 1
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let connections = Connections(limits, try TrustedProxies(["10.0.0.0/8"]), logger: logger)
    func add(_ address: String) throws -> NIOAsyncTestingChannel? {
      let channel = NIOAsyncTestingChannel()
      channel.remoteAddress = try SocketAddress(ipAddress: address, port: 1234)
      return connections.add(channel) ? channel : nil
    }
    for _ in 0..<3 { #expect(try add("10.1.2.3") != nil) }
    let first = try #require(try add("2001:db8::1"))
    #expect(try add("2001:db8::2") == nil)
    #expect(try add("192.0.2.1") != nil)
    try await first.close()
    #expect(try add("2001:db8::2") != nil)
  }

  @Test("a server at its limit closes new connections at once, and serves the others")
  func server() async throws {
    var configuration = ServerConfiguration(port: 0, threads: 2, logLevel: .critical)
    configuration.limits.connections = 3
    try await TestServer.run(EchoService(), configuration: configuration) { server in
      try await Wire.open(server.port) { first in
        #expect(try await first.request("GET /").status == 200)
        try await Wire.open(server.port) { second in
          #expect(try await second.request("GET /").status == 200)
          try await Wire.open(server.port) { third in
            #expect(try await third.request("GET /").status == 200)
            for _ in 0..<20 {
              let refused = try await Wire.open(server.port) { await $0.takeAll() }
              #expect(refused.isEmpty)
            }
            #expect(try await first.request("GET /").status == 200)
            third.cut()
          }
          // The server may learn a little later that a connection has ended.
          var answer = try? await Wire.open(server.port) { try await $0.request("GET /") }
          while answer == nil {
            answer = try? await Wire.open(server.port) { try await $0.request("GET /") }
          }
          #expect(answer?.status == 200)
        }
      }
    }
  }
}
#endif
