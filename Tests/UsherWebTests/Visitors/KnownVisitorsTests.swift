import Testing

@testable import UsherWeb

@Suite("Known visitors")
struct KnownVisitorsTests {
  private func visitor(_ number: Int) -> Visitor { Visitor(id: "\(number)") }

  @Test("the newest are remembered, and those who were forgotten are new")
  func forgets() {
    var known = KnownVisitors(limit: 3)
    for number in 1...3 { known.insert(visitor(number)) }
    known.insert(visitor(2))
    for number in 4...6 {
      known.insert(visitor(number))
      #expect((1...number).allSatisfy { known.contains(visitor($0)) })
    }
    // Who is seen again is among the newest.
    known.insert(visitor(1))
    #expect(known.contains(visitor(1)) && known.contains(visitor(4)))
    #expect(!known.contains(visitor(2)) && !known.contains(visitor(3)))
  }
}
