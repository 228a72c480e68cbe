import Testing

@testable import UsherWeb

@Suite("Known visitors")
struct KnownVisitorsTests {
  private func visitor(_ number: Int) -> Visitor { Visitor(id: "\(number)") }

  private func meet(_ known: inout KnownVisitors, _ number: Int) {
    for page in ["a", "b"] { known.met(visitor(number), at: page) }
  }

  @Test("the newest are remembered, and those who were forgotten are new")
  func forgets() {
    var known = KnownVisitors(limit: 3)
    for number in 1...3 { meet(&known, number) }
    meet(&known, 2)
    for number in 4...6 {
      meet(&known, number)
      #expect((1...number).allSatisfy { known.contains(visitor($0)) })
    }
    // Who is seen again is among the newest.
    meet(&known, 1)
    #expect(known.contains(visitor(1)) && known.contains(visitor(4)))
    #expect(!known.contains(visitor(2)) && !known.contains(visitor(3)))
  }

  @Test("a visitor is known from the second page on, and one page stays one if it connects again")
  func second() {
    var known = KnownVisitors()
    for _ in 0..<10 { known.met(visitor(1), at: "a") }
    #expect(!known.contains(visitor(1)))
    known.met(visitor(1), at: "b")
    #expect(known.contains(visitor(1)))
    known.met(visitor(1), at: "b")
    #expect(known.contains(visitor(1)))
  }
}
