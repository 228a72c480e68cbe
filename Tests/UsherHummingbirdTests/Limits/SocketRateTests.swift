#if Hummingbird
import Logging
import Testing
import UsherHummingbird
import UsherWeb

/// Sockets that are opened faster than pages are.
@Suite("Rate of sockets", .timeLimit(.minutes(10)))
struct SocketRateTests {
  let service = EchoService()

  private func run(
    trusting proxies: [String] = ["127.0.0.1"],
    _ body: @Sendable (TestServer, _ cookie: String?) async throws -> Void
  ) async throws {
    var configuration = ServerConfiguration(port: 0, threads: 1, logLevel: .critical)
    configuration.limits.socketsPerMinuteOfVisitor = 3
    configuration.limits.socketsPerMinuteOfAddress = 5
    configuration.trustedProxies = proxies
    try await TestServer.run(service, configuration: configuration) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      try await body(server, cookie)
    }
  }

  private func open(
    _ server: TestServer,
    _ cookie: String?,
    from address: String? = nil
  ) async throws -> Wire.Answer {
    try await Wire.open(server.port) {
      let fields = address.map { ["X-Forwarded-For: \($0)"] } ?? []
      return try await $0.upgrade(cookie: cookie, fields)
    }
  }

  private func statuses(
    _ count: Int,
    _ server: TestServer,
    _ cookie: String?,
    from address: String? = nil
  ) async throws -> [Int] {
    var statuses: [Int] = []
    for _ in 0..<count { statuses.append(try await open(server, cookie, from: address).status) }
    return statuses
  }

  @Test("a browser that opens too many has to wait; another doesn't")
  func visitor() async throws {
    try await run { server, cookie in
      let start = ContinuousClock.now
      let all = try await statuses(20, server, cookie, from: "192.0.2.1")
      expectRate(all, first: 3, each: .seconds(20), since: start)
      let refusal = try await open(server, cookie, from: "192.0.2.1")
      #expect((1...21).contains(refusal["retry-after"].flatMap { Int($0) } ?? 0))
      #expect(
        refusal.text
          == "Too many connections were opened in a short time. To go on, try again in a minute."
      )
      let other = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      #expect(try await open(server, other, from: "192.0.2.1").status == 101)
    }
  }

  /// The first are let in, and one more after each interval, if this machine has much else to do.
  private func expectRate(
    _ statuses: [Int],
    first: Int = 5,
    each interval: Duration = .seconds(12),
    since start: ContinuousClock.Instant,
    at location: SourceLocation = #_sourceLocation
  ) {
    let more = Int((ContinuousClock.now - start) / interval)
    let rest = statuses.dropFirst(first)
    #expect(statuses.prefix(first).allSatisfy { $0 == 101 }, sourceLocation: location)
    #expect(rest.allSatisfy { [101, 429].contains($0) }, sourceLocation: location)
    #expect(rest.count { $0 == 101 } <= more, sourceLocation: location)
  }

  @Test("a script without a valid cookie has the rate of its network")
  func network() async throws {
    try await run { server, cookie in
      let start = ContinuousClock.now
      let all = try await statuses(20, server, "usher-0=made.up", from: "192.0.2.1")
      expectRate(all, since: start)
      #expect(try await open(server, cookie, from: "192.0.2.2").status == 101)
    }
  }

  @Test("a browser that contradicts its proxy has a rate, too")
  func contradiction() async throws {
    try await run { server, _ in
      let start = ContinuousClock.now
      var all: [Int] = []
      for number in 0..<20 {
        let answer = try await Wire.open(server.port) {
          try await $0.upgrade(
            cookie: nil,
            ["X-Forwarded-For: 192.0.2.\(number)", "Forwarded: for=127.0.0.1"]
          )
        }
        all.append(answer.status)
      }
      expectRate(all, since: start)
    }
  }

  @Test("a proxy has no rate, and who isn't one can't name another network")
  func proxies() async throws {
    try await run { server, _ in
      let all = try await statuses(20, server, nil)
      #expect(all.allSatisfy { $0 == 101 })
    }
    try await run(trusting: []) { server, _ in
      let start = ContinuousClock.now
      var all: [Int] = []
      for number in 0..<20 {
        all.append(try await open(server, nil, from: "192.0.2.\(number)").status)
      }
      expectRate(all, since: start)
    }
  }
}
#endif
