#if Hummingbird
import Logging
import NIOCore
import Testing
import UsherWeb

@testable import UsherHummingbird

/// How much a visitor and a network send by all their sockets together.
@Suite("Rate of messages", .timeLimit(.minutes(10)))
struct MessageRateTests {
  private func rates(
    ofVisitor: Int = 1_000_000,
    ofAddress: Int = 1_000_000
  ) throws -> MessageRates {
    var limits = ServerLimits()
    limits.messagesPerMinuteOfVisitor = ofVisitor
    limits.messagesPerMinuteOfAddress = ofAddress
    return MessageRates(limits, try TrustedProxies(["10.0.0.0/8"]))
  }

  private func shares(
    _ rates: MessageRates,
    _ visitors: String...,
    from address: String
  ) -> [MessageShare] {
    let client = TrustedProxies.Client(address: ClientAddress(address))
    return visitors.map { rates.share(of: Visitor(id: $0), client) }
  }

  /// How many messages some sockets send at a time, one after the other, until all have to wait.
  private func count(_ shares: inout [MessageShare], at now: ContinuousClock.Instant) -> [Int] {
    var counts = shares.map { _ in 0 }
    var isOver = false
    while !isOver, counts.reduce(0, +) < 10_000 {
      isOver = true
      for index in shares.indices where shares[index].wait(at: now) == nil {
        shares[index].take()
        counts[index] += 1
        isOver = false
      }
    }
    return counts
  }

  @Test("the sockets of a visitor have one limit together, and get as much again in each minute")
  func visitor() throws {
    let (rates, now) = (try self.rates(ofVisitor: 640), ContinuousClock.now)
    var shares = shares(rates, "ada", "ada", "ada", "ada", from: "192.0.2.1")
    #expect(count(&shares, at: now) == [192, 192, 192, 192], "each has 32 of its own")
    let wait = shares[0].wait(at: now)
    #expect(wait.map { $0 <= .seconds(3) } == true)
    #expect(count(&shares, at: now + .seconds(30)).reduce(0, +) == 320)
    var others = self.shares(rates, "bob", from: "192.0.2.1")
    #expect(count(&others, at: now) == [672])
  }

  @Test("so have the sockets from a network, of all its visitors")
  func network() throws {
    let (rates, now) = (try self.rates(ofAddress: 640), ContinuousClock.now)
    var shares = shares(rates, "ada", "bob", from: "2001:db8::1")
    shares += self.shares(rates, "eve", from: "2001:db8::2")
    #expect(count(&shares, at: now).reduce(0, +) == 640 + 3 * 32)
    var others = self.shares(rates, "kim", from: "192.0.2.1")
    #expect(count(&others, at: now) == [672])
  }

  @Test("who has nothing left comes in turn: of those who send all the time, each gets as much")
  func inTurn() throws {
    let (rates, start) = (try rates(ofAddress: 6400), ContinuousClock.now)
    var shares = (0..<12).flatMap { self.shares(rates, "visitor \($0)", from: "192.0.2.1") }
    _ = count(&shares, at: start)
    var counts = shares.map { _ in 0 }
    for pause in 1...600 {
      let now = start + .milliseconds(50) * pause
      for (index, sent) in count(&shares, at: now).enumerated() { counts[index] += sent }
    }
    #expect((3150...3250).contains(counts.reduce(0, +)), "half a minute's messages: \(counts)")
    #expect(try #require(counts.max()) - #require(counts.min()) <= MessageShare.size, "\(counts)")
  }

  @Test("how long one has to wait is decided once")
  func decided() throws {
    let (rates, now) = (try rates(ofVisitor: 32), ContinuousClock.now)
    var shares = shares(rates, "ada", from: "192.0.2.1")
    _ = count(&shares, at: now)
    #expect(shares[0].wait(at: now) == .seconds(60))
    #expect(shares[0].wait(at: now + .seconds(50)) == .seconds(10))
    #expect(shares[0].wait(at: now + .seconds(60)) == nil)
  }

  @Test("a proxy has no limit, its browsers have")
  func proxy() throws {
    let (rates, now) = (try self.rates(ofAddress: 640), ContinuousClock.now)
    var proxy = shares(rates, "ada", from: "10.1.2.3")
    #expect(count(&proxy, at: now)[0] >= 10_000)
  }

  @Test("a socket that has to wait for its own limit takes nothing from the others")
  func own() throws {
    let rates = try rates(ofVisitor: 64)
    let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
    var limits = ServerLimits()
    limits.messageBurst = 32
    limits.messagesPerSecond = 1
    let client = TrustedProxies.Client(address: ClientAddress("192.0.2.1"))
    let share = rates.share(of: Visitor(id: "ada"), client)
    var budget = MessageBudget(limits, share, at: start)
    for _ in 0..<32 { #expect(budget.spend(1, at: start) == true) }
    #expect(budget.spend(1, at: start) == false)
    var other = MessageBudget(ServerLimits(), share, at: start)
    for _ in 0..<96 { #expect(other.spend(1, at: start) == true) }
    #expect(
      other.spend(1, at: start) == false,
      "it has 32 of its own, and the 64 that the first left"
    )
    let wait = other.wait(at: start)
    #expect(wait.map { $0 > .seconds(1) } == true)
  }

  @Test("what is beyond it isn't read yet, and others' is")
  func server() async throws {
    let service = EchoService()
    var configuration = ServerConfiguration(port: 0, threads: 1, logLevel: .critical)
    configuration.limits.messagesPerMinuteOfVisitor = 64
    try await TestServer.run(service, configuration: configuration) { server in
      let ada = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      let bob = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      try await exchange(server, ada, sent: 40, answered: 40)
      // A share is taken whole: what the first socket left of its own went with it.
      try await exchange(server, ada, sent: 100, answered: 64)
      try await exchange(server, bob, sent: 64, answered: 64)
    }
    var received = 0
    var ended = 0
    for await event in service.events {
      if case .received = event { received += 1 }
      if event == .disconnected { ended += 1 }
      if ended == 3 { break }
    }
    #expect(received == 40 + 64 + 64)
  }

  /// Sends messages by a socket of its own, and waits for some answers.
  private func exchange(
    _ server: TestServer,
    _ cookie: String?,
    sent: Int,
    answered: Int
  ) async throws {
    try await Wire.open(server.port) { wire in
      #expect(try await wire.upgrade(cookie: cookie).status == 101)
      for number in 0..<sent { try await wire.send(Wire.frame([UInt8(number)])) }
      for number in 0..<answered {
        #expect(try await wire.nextFrame().data == [UInt8(number)])
      }
    }
  }
}
#endif
