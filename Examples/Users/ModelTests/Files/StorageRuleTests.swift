import Testing
import UsersModel

@Suite("Who may store how much")
struct StorageRuleTests {
  private func account(_ plan: Plan) -> Account {
    Account(id: "1", email: "ada@example.com", plan: plan)
  }

  @Test(
    "everybody may store up to 1 GB",
    arguments: [0, 1, 999_999_999, 1_000_000_000] as [Int64],
    [Plan.free, .premium]
  )
  func small(_ size: Int64, _ plan: Plan) throws {
    try StorageRule.check(size: size, of: account(plan))
  }

  @Test("F3.8: only premium customers may store more", arguments: [1_000_000_001, .max] as [Int64])
  func large(_ size: Int64) throws {
    try StorageRule.check(size: size, of: account(.premium))
    #expect(throws: FilesError.premiumOnly(limit: 1_000_000_000)) {
      try StorageRule.check(size: size, of: account(.free))
    }
  }
}
