import Testing

@testable import UsherWeb

/// How often each may do something, at the times that a test gives.
@Suite("Rates")
struct RateTableTests {
  private let start = ContinuousClock.now

  private func count(_ table: inout RateTable, _ name: String, after seconds: Double) -> Int {
    let now = start + .seconds(seconds)
    var count = 0
    while count < 10_000, table.wait(name, at: now) == nil {
      table.add(name, at: now)
      count += 1
    }
    return count
  }

  @Test("as many as a minute allows come at once, then as many as the rate allows")
  func rate() {
    var table = RateTable(perMinute: 60)
    #expect(count(&table, "a", after: 0) == 60)
    #expect(table.wait("a", at: start + .seconds(0.25)) == .seconds(0.75))
    #expect(count(&table, "a", after: 0.999) == 0)
    #expect(count(&table, "a", after: 10) == 10)
    #expect(count(&table, "a", after: 1000) == 60)
    #expect(count(&table, "b", after: 1000) == 60, "another's is another's")
  }

  @Test("a limit of nothing is a limit of one", arguments: [0, -1, Int.min])
  func one(perMinute: Int) {
    var table = RateTable(perMinute: perMinute)
    #expect(count(&table, "a", after: 0) == 1)
    #expect(count(&table, "a", after: 60) == 1)
  }

  @Test("of any number few are remembered, and the newest are")
  func memory() {
    var table = RateTable(perMinute: 1, limit: 100)
    for number in 0..<10_000 { table.add("\(number)", at: start) }
    #expect(table.count <= 200)
    #expect((9_900..<10_000).allSatisfy { table.wait("\($0)", at: start) != nil })
    #expect(table.wait("0", at: start) == nil)
  }

  @Test("who goes on isn't forgotten, however many come")
  func persistent() {
    var table = RateTable(perMinute: 60, limit: 100)
    #expect(count(&table, "a", after: 0) == 60)
    for number in 0..<10_000 {
      table.add("\(number)", at: start)
      if number.isMultiple(of: 50) { table.add("a", at: start) }
    }
    #expect(count(&table, "a", after: 60) == 0)
  }
}
