import Foundation
import ModelTestSupport
import Synchronization
import Testing
import UsersFixtures

@testable import UsersModel

@Suite("Accounts")
struct AccountsTests {
  @Test("who joins is signed in, at one browser only, and signs in elsewhere with the same address")
  func join() async throws {
    let accounts = Accounts.test()
    let account = try await accounts.join(" Ada@Example.com ", at: "a")
    #expect(account.email == "ada@example.com" && account.plan == .free)
    #expect(accounts.account(at: "b") == nil)
    try await accounts.signIn("ADA@example.COM", at: "b")
    #expect(accounts.account(at: "b") == account)
    try await accounts.signOut(at: "a")
    #expect(accounts.account(at: "a") == nil)
    #expect(accounts.account(at: "b") == account)
  }

  @Test(
    "what can't be right says why, and nobody joins",
    arguments: [
      ("", "a long password", AccountError.emptyEmail), ("  ", "a long password", .emptyEmail),
      ("ada", "a long password", .wrongEmail), ("ada@example.com", "", .emptyPassword),
      ("ada@example.com", "1234567", .passwordTooShort(minimum: 8)),
      ("ada@example.com", String(repeating: "p", count: 1025), .passwordTooLong),
      ("grace@example.com", "12345678", .emailTaken),
      ("Grace@Example.com", "12345678", .emailTaken),
    ]
  )
  func refused(_ email: String, _ password: String, _ error: AccountError) async throws {
    let accounts = Accounts.test()
    try await accounts.join("grace@example.com", at: "hers")
    await #expect(throws: error) { try await accounts.join(email, password, at: "a") }
    #expect(accounts.account(at: "a") == nil)
  }

  @Test(
    "what is wrong is told, and signs nobody in",
    arguments: [
      ("", "x", AccountError.emptyEmail), ("ada", "x", .wrongEmail),
      ("ada@example.com", "", .emptyPassword),
      ("ada@example.com", String(repeating: "p", count: 1025), .passwordTooLong),
      ("ada@example.com", "wrong password", .wrongCredentials),
      ("ada@example.com", "a long password ", .wrongCredentials),
      ("nobody@example.com", "a long password", .wrongCredentials),
    ]
  )
  func wrong(_ email: String, _ password: String, _ error: AccountError) async throws {
    let accounts = Accounts.test()
    try await accounts.join("ada@example.com", at: "hers")
    await #expect(throws: error) { try await accounts.signIn(email, password, at: "a") }
    #expect(accounts.account(at: "a") == nil)
  }

  @Test("five wrong passwords lock an account for a minute, and no other")
  func lockout() async throws {
    let time = Mutex(Date(timeIntervalSince1970: 1_000_000))
    let accounts = Accounts.test(now: { time.withLock { $0 } })
    for email in ["ada@example.com", "grace@example.com"] {
      try await accounts.join(email, at: "hers")
    }
    for _ in 0..<5 {
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.signIn("ada@example.com", "wrong", at: "a")
      }
    }
    time.withLock { $0 += 20 }
    await #expect(throws: AccountError.tooManyAttempts(secondsToWait: 40)) {
      try await accounts.signIn("ADA@example.com", at: "a")
    }
    try await accounts.signIn("grace@example.com", at: "b")
    time.withLock { $0 += 41 }
    try await accounts.signIn("ada@example.com", at: "a")
    #expect(accounts.account(at: "a") != nil)
  }

  @Test("a browser that tries very many addresses has to wait, for joining, too")
  func browser() async throws {
    let accounts = Accounts.test()
    for number in 0..<20 {
      try? await accounts.signIn("person-\(number)@example.com", "wrong", at: "a")
    }
    await #expect(throws: AccountError.self) { try await accounts.join("ada@example.com", at: "a") }
    try await accounts.join("ada@example.com", at: "b")
  }

  @Test("signing in gives the browser a new name; under the one before nobody is signed in")
  func renewed() async throws {
    let accounts = Accounts.test()
    try await accounts.join("ada@example.com", "a long password", at: "old") { "new" }
    #expect(accounts.account(at: "old") == nil)
    #expect(accounts.account(at: "new") != nil)
    try await accounts.signIn("ada@example.com", "a long password", at: "new") { "newer" }
    #expect(accounts.account(at: "new") == nil)
    #expect(accounts.account(at: "newer") != nil)
  }

  @Test("who has signed in at another app of the site has another name, and stays signed in")
  func renamed() async throws {
    let accounts = Accounts.test()
    let account = try await accounts.join("ada@example.com", at: "old")
    try await accounts.rename("old", to: "new")
    #expect(accounts.account(at: "old") == nil)
    #expect(accounts.account(at: "new") == account)
    try await accounts.rename("nobody's", to: "new")
    #expect(accounts.account(at: "new") == account)
  }

  @Test("signing out everywhere signs out at all browsers of an account, and nobody else")
  func everywhere() async throws {
    let accounts = Accounts.test()
    try await accounts.join("ada@example.com", at: "a")
    try await accounts.signIn("ada@example.com", at: "b")
    try await accounts.join("grace@example.com", at: "hers")
    try await accounts.signOutEverywhere(at: "nobody's")
    #expect(accounts.account(at: "a") != nil)
    try await accounts.signOutEverywhere(at: "a")
    #expect(accounts.account(at: "a") == nil && accounts.account(at: "b") == nil)
    #expect(accounts.account(at: "hers") != nil)
  }

  @Test("a plan is that of one account, and all its browsers are told, and no others")
  func plan() async throws {
    let accounts = Accounts.test()
    let ada = try await accounts.join("ada@example.com", at: "a")
    try await accounts.signIn("ada@example.com", at: "b")
    try await accounts.join("grace@example.com", at: "hers")
    let (told, untold) = (accounts.changes { "b" }, accounts.changes { "hers" })
    try await accounts.setPlan(.premium, of: ada.id, at: "a")
    for browser in ["a", "b"] { #expect(accounts.account(at: browser)?.plan == .premium) }
    #expect(accounts.account(at: "hers")?.plan == .free)
    #expect(await told.hasNews())
    #expect(await !untold.hasNews())
    // The same plan again is no change.
    let again = accounts.changes { "b" }
    try await accounts.setPlan(.premium, of: ada.id, at: "a")
    #expect(await !again.hasNews())
    try await accounts.signIn("ada@example.com", at: "c")
    #expect(accounts.account(at: "c")?.plan == .premium)
  }

  @Test("joining that is left while the browser has no new name yet signs nobody in")
  func left() async throws {
    struct Away: Error {}
    let accounts = Accounts.test()
    await #expect(throws: Away.self) {
      try await accounts.join("ada@example.com", "a long password", at: "a") { throw Away() }
    }
    #expect(accounts.account(at: "a") == nil)
    try await accounts.signIn("ada@example.com", at: "a")
  }
}
