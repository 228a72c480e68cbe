import Testing

@testable import UsherWeb

@Suite("Rates of visitors and networks")
struct VisitRatesTests {
  private let start = ContinuousClock.now

  private func rates() -> VisitRates { VisitRates(ofVisitor: 5, ofNetwork: 20) }

  private func count(_ rates: VisitRates, _ visitor: String?, _ address: String?) -> Int {
    (0..<10_000).prefix { _ in
      let visitor = visitor.map { Visitor(id: $0) }
      return rates.take(visitor, from: address.flatMap { ClientAddress($0) }, at: start) == nil
    }
    .count
  }

  @Test("a visitor has a rate wherever they are, and others aren't concerned")
  func visitor() {
    let rates = rates()
    #expect(count(rates, "ada", "192.0.2.1") == 5)
    #expect(count(rates, "ada", "192.0.2.2") == 0)
    #expect(count(rates, "bob", "192.0.2.1") == 5)
    #expect(count(rates, "eve", nil) == 5)
  }

  @Test("who throws the cookie away has the rate of the network")
  func network() {
    let rates = rates()
    #expect(count(rates, nil, "2001:db8::1") == 20)
    #expect(count(rates, nil, "2001:db8::ffff:2") == 0)
    #expect(count(rates, "ada", "2001:db8::3") == 0)
    #expect(count(rates, nil, "2001:db8:0:1::1") == 20)
  }

  @Test("who has many networks has ten times as many in all")
  func widerNetwork() {
    let rates = rates()
    let counts = (0..<100).map { count(rates, nil, "2001:db8:1:\($0)::1") }
    #expect(counts.reduce(0, +) == 200)
    #expect(count(rates, nil, "2001:db8:2::1") == 20)
    let counts4 = (0..<100).map { count(rates, nil, "192.0.\($0).1") }
    #expect(counts4.reduce(0, +) == 200)
    #expect(count(rates, nil, "192.1.0.1") == 20)
  }

  @Test("what is refused for one reason costs nothing for another")
  func refusedForNothing() {
    let rates = rates()
    #expect(count(rates, "ada", "192.0.2.1") == 5)
    for _ in 0..<100 { #expect(count(rates, "ada", "192.0.2.1") == 0) }
    #expect(count(rates, nil, "192.0.2.1") == 15)
  }

  @Test("who reserves and doesn't come makes others wait for a minute at most")
  func abandoned() {
    let rates = rates()
    let address = ClientAddress("192.0.2.1")
    for _ in 0..<10_000 { _ = rates.reserve(VisitRates.Source(nil, address), at: start) }
    let wait = rates.reserve(VisitRates.Source(Visitor(id: "bob"), address), at: start)
    #expect(wait > .seconds(50) && wait <= .seconds(63))
  }

  @Test("the time to wait is told in whole seconds, and never as none")
  func retryAfter() {
    #expect(Duration.milliseconds(1).retryAfter == "1")
    #expect(Duration.milliseconds(2500).retryAfter == "3")
  }

  @Test("a limit can be any number", arguments: [(Int.min, 1), (Int.max, 10_000)])
  func anyLimit(_ limit: Int, _ expected: Int) {
    let rates = VisitRates(ofVisitor: limit, ofNetwork: limit)
    #expect(count(rates, "ada", "192.0.2.1") == expected)
  }
}
