#if Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing
import UsherWeb

@testable import UsherHummingbird

/// How many connections there can be, in all and from one address.
@Suite("Number of connections", .timeLimit(.minutes(10)))
struct ConnectionCountTests {
  private func count(connections: Int = 1000, ofAddress: Int = 1000) -> ConnectionCount {
    var limits = ServerLimits()
    limits.connections = connections
    limits.connectionsOfAddress = ofAddress
    return ConnectionCount(limits)
  }

  private func source(_ address: String) throws -> ConnectionCount.Source {
    ConnectionCount.Source(try #require(ClientAddress(address)))
  }

  @Test("one too many is refused, and accepted when another has ended")
  func all() throws {
    var count = count(connections: 2)
    #expect(count.add(nil) == .accept)
    #expect(count.add(nil) == .accept)
    #expect(
      count.add(nil)
        == .refuse(
          warning: """
            Refused a connection: 2 are open. To fix this, if that many browsers are welcome, raise \
            ServerLimits.connections.
            """
        )
    )
    count.remove(nil)
    #expect(count.add(nil) == .accept)
  }

  @Test(
    "if the system lets the process open few files, there are fewer connections, and the log says why"
  )
  func files() {
    var count = ConnectionCount(ServerLimits(), files: OpenFiles(limit: 300, others: 36))
    for _ in 0..<200 { #expect(count.add(nil) == .accept) }
    #expect(
      count.add(nil)
        == .refuse(
          warning: """
            Refused a connection: 200 are open, and the system lets this process open 300 files. To fix this, raise that \
            limit: LimitNOFILE in a systemd unit, ulimit -Hn in a shell, --ulimit nofile for a container.
            """
        )
    )
    #expect(OpenFiles(limit: 20_000, others: 70).connections == 18_930)
    #expect(OpenFiles(limit: 10, others: 5).connections == 1)
    for (connections, others) in [(1, 0), (500, 36), (1_300, 70), (20_000, 70), (50_000, 500)] {
      let needed = OpenFiles.needed(for: connections, others: others)
      #expect((0...2).contains(OpenFiles(limit: needed, others: others).connections - connections))
    }
    #expect(OpenFiles.needed(for: .max, others: 5) == 1_000_000_000)
    // What is enough changes nothing.
    var limits = ServerLimits()
    limits.connections = 1
    count = ConnectionCount(limits, files: OpenFiles(limit: 1_000_000, others: 5))
    #expect(count.add(nil) == .accept)
    #expect(count.add(nil) != .accept)
  }

  @Test("one too many of an address is refused; other addresses aren't concerned")
  func address() throws {
    var count = count(ofAddress: 2)
    let ada = try source("192.0.2.1")
    let bob = try source("192.0.2.2")
    #expect(count.add(ada) == .accept)
    #expect(count.add(ada) == .accept)
    #expect(
      count.add(ada)
        == .refuse(
          warning: """
            Refused a connection from 192.0.2.1: 2 are open from there. To fix this, if that is a proxy \
            or many people share the address, raise ServerLimits.connectionsOfAddress.
            """
        )
    )
    #expect(count.add(bob) == .accept)
    count.remove(ada)
    #expect(count.add(ada) == .accept)
  }

  @Test(
    "a customer with many networks has ten times as many as one of them, and at most half of all"
  )
  func widerNetwork() throws {
    func accepted(connections: Int, ofAddress: Int) throws -> Int {
      var count = count(connections: connections, ofAddress: ofAddress)
      let sources = try (0..<1000).map { try source("2001:db8:0:\(String($0, radix: 16))::1") }
      let accepted = sources.filter { count.add($0) == .accept }
      #expect(count.add(try source("2001:db8:1::1")) == .accept || accepted.count == connections)
      for source in accepted { count.remove(source) }
      #expect(count.add(sources[999]) == .accept)
      return accepted.count
    }
    #expect(try accepted(connections: 1000, ofAddress: 20) == 200)
    #expect(try accepted(connections: 100, ofAddress: 20) == 50)
    #expect(try accepted(connections: 100, ofAddress: .max) == 100)
  }

  /// Connections of which each address can have one, behind the proxies at 10.0.0.0/8.
  private func connections() throws -> Connections {
    var limits = ServerLimits()
    limits.connectionsOfAddress = 1
    return Connections(
      limits,
      try TrustedProxies(["10.0.0.0/8"]),
      Refusals(HostMonitor(LogLines()))
    )
  }

  private func channel(_ address: String) throws -> NIOAsyncTestingChannel {
    let channel = NIOAsyncTestingChannel()
    channel.remoteAddress = try SocketAddress(ipAddress: address, port: 1234)
    return channel
  }

  @Test("a proxy can bring the connections of all browsers, another address only its own")
  func proxies() async throws {
    let connections = try connections()
    func add(_ address: String) throws -> NIOAsyncTestingChannel? {
      let channel = try channel(address)
      return connections.add(channel) ? channel : nil
    }
    for _ in 0..<3 { #expect(try add("10.1.2.3") != nil) }
    let first = try #require(try add("2001:db8::1"))
    #expect(try add("2001:db8::2") == nil)
    #expect(try add("192.0.2.1") != nil)
    try await first.close()
    #expect(try add("2001:db8::2") != nil)
  }

  @Test("a socket that a proxy brings counts for its browser's address")
  func forwarded() async throws {
    let connections = try connections()
    func add(_ address: String, of client: String) throws -> NIOAsyncTestingChannel? {
      let channel = try channel(address)
      let client = TrustedProxies.Client(address: ClientAddress(client))
      #expect(connections.add(channel))
      return connections.addSocket(channel, of: client) ? channel : nil
    }
    let first = try #require(try add("10.1.2.3", of: "192.0.2.1"))
    for _ in 0..<3 { #expect(try add("10.1.2.3", of: "192.0.2.1") == nil) }
    #expect(try add("10.1.2.3", of: "192.0.2.2") != nil)
    // A proxy that doesn't name its browsers.
    for _ in 0..<3 { #expect(try add("10.1.2.3", of: "10.1.2.3") != nil) }
    // Browsers that a proxy names in two ways, or that can't be told.
    #expect(try add("10.1.2.3", of: "0.0.0.0") != nil)
    #expect(try add("10.1.2.3", of: "0.0.0.0") == nil)
    // A browser without a proxy is counted by its connection, once.
    #expect(try add("192.0.2.3", of: "192.0.2.3") != nil)
    try await first.close()
    #expect(try add("10.1.2.3", of: "192.0.2.1") != nil)
  }

  @Test("an address that begins too many handshakes has to wait; a proxy, or another one, hasn't")
  func handshakes() throws {
    let lines = LogLines()
    var limits = ServerLimits()
    limits.handshakesPerMinuteOfAddress = 3
    let proxies = try TrustedProxies(["10.0.0.0/8"])
    let connections = Connections(limits, proxies, Refusals(HostMonitor(lines)))
    func accepted(_ address: String) throws -> Int {
      try (0..<20).filter { _ in connections.addHandshake(try channel(address)) }.count
    }
    #expect(try accepted("192.0.2.1") == 3)
    #expect(try accepted("192.0.2.2") == 3)
    #expect(try accepted("10.1.2.3") == 20)
    #expect(
      try (1...20).filter { connections.addHandshake(try channel("2001:db8::\($0)")) }.count == 3
    )
    #expect(lines.texts.count == 3)
    #expect(lines.texts.first?.contains("raise ServerLimits.handshakesPerMinuteOfAddress") == true)
    #expect(lines.entries.allSatisfy { $0.kind == .connection })
  }

  @Test("the log has one line a minute of each address, however many are refused")
  func log() throws {
    let lines = LogLines()
    var limits = ServerLimits()
    limits.connectionsOfAddress = 1
    let refusals = Refusals(HostMonitor(lines))
    let connections = Connections(limits, try TrustedProxies([]), refusals)
    for _ in 0..<1000 {
      for address in ["192.0.2.1", "192.0.2.2"] { _ = connections.add(try channel(address)) }
    }
    #expect(lines.texts.count == 2)
  }

  @Test("behind a proxy an address can have so many sockets, and is told when there are too many")
  func sockets() async throws {
    var configuration = ServerConfiguration(port: 0, threads: 1, logLevel: .critical)
    configuration.limits.connectionsOfAddress = 2
    try await TestServer.run(EchoService(), configuration: configuration) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      func open(_ address: String, _ body: (Wire.Answer) async throws -> Void) async throws {
        try await Wire.open(server.port) { wire in
          try await body(try await wire.upgrade(cookie: cookie, ["X-Forwarded-For: \(address)"]))
        }
      }
      try await open("192.0.2.1") { first in
        #expect(first.status == 101)
        try await open("192.0.2.1") { second in
          #expect(second.status == 101)
          try await open("192.0.2.1") { third in
            #expect(third.status == 503 && third["retry-after"] == "60")
            #expect(
              third.text
                == "Too many pages are open from your network. To go on, close some, or try again later."
            )
          }
          try await open("192.0.2.2") { #expect($0.status == 101) }
        }
      }
    }
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
