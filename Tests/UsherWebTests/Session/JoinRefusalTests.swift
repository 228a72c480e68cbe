import Testing

@testable import UsherWeb

@Suite("Why a socket doesn't join its session")
struct JoinRefusalTests {
  @Test("each reason has words of its own in the log, and its page loads again")
  func told() {
    let refusals: [JoinRefusal] = [
      .takenOver, .noRecord, .noApp("/shop"), .noPlace, .ended, .expired, .forgotten, .unconfirmed,
    ]
    #expect(Set(refusals.compactMap(\.reason)).count == refusals.count)
    #expect(refusals.allSatisfy { $0.code == .unknownSession })
    #expect(JoinRefusal.noApp("/shop").reason?.contains("\"/shop\"") == true)
  }

  @Test("what isn't the end of a page isn't told")
  func untold() {
    #expect(JoinRefusal.inUse.reason == nil)
    #expect(JoinRefusal.inUse.code == .inUse)
    #expect(JoinRefusal.inDoubt.reason == nil)
    #expect(JoinRefusal.inDoubt.code == .goingAway)
  }
}
