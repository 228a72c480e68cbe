import Testing
import WebTesting

@testable import UsherWeb

@Suite("New visitor ids")
struct RenewalsTests {
  let old = Visitor(id: "old")

  @Test("the change is made when the browser comes with the new cookie, and only then")
  func steps() {
    var renewals = Renewals()
    let renewal = renewals.begin("page", of: old)
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
  func fixation() {
    var renewals = Renewals()
    let renewal = renewals.begin("page", of: old)
    _ = renewals.make(renewal)
    #expect(renewals.step(renewal.token, of: old) == .unknown)
    #expect(renewals.step(renewal.token, of: Visitor(id: "another")) == .unknown)
    #expect(renewals.step("guessed", of: old) == .unknown)
  }

  @Test("another visitor's token is unknown")
  func stranger() {
    var renewals = Renewals()
    let renewal = renewals.begin("page", of: old)
    #expect(renewals.step(renewal.token, of: Visitor(id: "another")) == .unknown)
  }

  @Test("a page that asks again goes on with the change that it has begun")
  func again() {
    var renewals = Renewals()
    let renewal = renewals.begin("page", of: old)
    let again = renewals.begin("page", of: old)
    #expect(again == renewal)
    let other = renewals.begin("other", of: old)
    #expect(other.new != renewal.new)
  }

  @Test("changes that nobody completes fill no memory, and keep nobody from signing in")
  func limit() {
    var renewals = Renewals(limit: 3)
    let begun = (0..<1000).map { renewals.begin("page \($0)", of: old) }
    // The newest are kept.
    let steps = begun.map { renewals.step($0.token, of: old) }
    #expect(steps.dropLast(3).allSatisfy { $0 == .unknown })
    #expect(steps.suffix(3) == begun.suffix(3).map { .offer($0.new) })
    #expect(renewals.change(to: begun[0].new) == nil)
    #expect(renewals.change(to: begun[999].new) == begun[999])
  }

  @Test("a change that is made takes the place of no other")
  func places() {
    var renewals = Renewals(limit: 3)
    let kept = renewals.begin("kept", of: old)
    for number in 0..<1000 {
      let isMade = renewals.make(renewals.begin("page \(number)", of: old))
      #expect(isMade)
    }
    #expect(renewals.step(kept.token, of: old) == .offer(kept.new))
  }

  @Test("a page whose visitor has changed begins another change, which the first one doesn't end")
  func changed() {
    var renewals = Renewals()
    let first = renewals.begin("page", of: old)
    let second = renewals.begin("page", of: Visitor(id: "other"))
    let isMade = renewals.make(first)
    #expect(isMade)
    #expect(renewals.begin("page", of: Visitor(id: "other")) == second)
  }
}
