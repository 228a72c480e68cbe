import Testing

@testable import UsherWeb

@Suite("Removals of records that wait for the store")
struct RecordRemovalsTests {
  private let visitor = Visitor(id: "someone")

  @Test("what was opened since the sign-out stays, and what was there before goes")
  func since() {
    var removals = RecordRemovals()
    let number = removals.begin(of: visitor, app: "shop", besides: "own")
    removals.opened("new", of: visitor, in: "shop")
    removals.opened("elsewhere", of: visitor, in: "other")
    removals.opened("foreign", of: Visitor(id: "another"), in: "shop")
    #expect(removals.kept(by: number) == ["own", "new"])
    #expect(removals.contain("old", of: visitor, in: "shop"))
    #expect(!removals.contain("new", of: visitor, in: "shop"))
    #expect(!removals.contain("old", of: visitor, in: "other"))
    #expect(!removals.contain("old", of: Visitor(id: "another"), in: "shop"))
    removals.end(number)
    #expect(!removals.contain("old", of: visitor, in: "shop"))
  }

  @Test("a second sign-out takes the place of the first, and removes what was opened between them")
  func again() {
    var removals = RecordRemovals()
    let first = removals.begin(of: visitor, app: nil, besides: "own")
    removals.opened("between", of: visitor, in: "shop")
    let second = removals.begin(of: visitor, app: nil, besides: "own")
    #expect(removals.kept(by: first) == nil)
    #expect(removals.kept(by: second) == ["own"])
    #expect(removals.contain("between", of: visitor, in: "shop"))
  }
}
