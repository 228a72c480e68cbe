import Testing

@testable import UsherWeb

@Suite("New visitor ids")
struct RenewalsTests {
  let old = Visitor(id: "old")

  @Test("the change is made when the browser comes with the new cookie, and only then")
  func steps() throws {
    var renewals = Renewals()
    let begun = renewals.begin("page", of: old)
    let renewal = try #require(begun)
    #expect(renewals.step(renewal.token, of: old) == .offer(renewal.new))
    // The answer was lost.
    #expect(renewals.step(renewal.token, of: old) == .offer(renewal.new))
    #expect(renewals.step(renewal.token, of: renewal.new) == .change(renewal))
    #expect(renewals.change(to: renewal.new) == renewal)
    let isMade = renewals.make(renewal)
    #expect(isMade)
    let isMadeAgain = renewals.make(renewal)
    #expect(!isMadeAgain)
    #expect(renewals.change(to: renewal.new) == nil)
    #expect(renewals.step(renewal.token, of: renewal.new) == .unknown)
  }

  @Test("who has the old cookie, but not the new one, gets nothing after the change")
  func fixation() throws {
    var renewals = Renewals()
    let begun = renewals.begin("page", of: old)
    let renewal = try #require(begun)
    _ = renewals.make(renewal)
    #expect(renewals.step(renewal.token, of: old) == .unknown)
    #expect(renewals.step(renewal.token, of: Visitor(id: "another")) == .unknown)
    #expect(renewals.step("guessed", of: old) == .unknown)
  }

  @Test("another visitor's token is unknown")
  func stranger() throws {
    var renewals = Renewals()
    let begun = renewals.begin("page", of: old)
    let renewal = try #require(begun)
    #expect(renewals.step(renewal.token, of: Visitor(id: "another")) == .unknown)
  }

  @Test("a page that asks again goes on with the change that it has begun")
  func again() throws {
    var renewals = Renewals()
    let begun = renewals.begin("page", of: old)
    let renewal = try #require(begun)
    let again = renewals.begin("page", of: old)
    #expect(again == renewal)
    let other = renewals.begin("other", of: old)
    #expect(other?.new != renewal.new)
  }

  @Test("changes without end fill no memory")
  func limit() throws {
    var renewals = Renewals(limit: 3)
    let begun = (0..<4).map { renewals.begin("page \($0)", of: old) }
    #expect(begun.map { $0 == nil } == [false, false, false, true])
    // There is room again when one has been made.
    let isMade = renewals.make(try #require(begun[0]))
    #expect(isMade)
    let more = renewals.begin("one more", of: old)
    #expect(more != nil)
  }
}
