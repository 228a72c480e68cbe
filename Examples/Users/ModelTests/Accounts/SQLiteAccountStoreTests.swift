import Foundation
import ModelTestSupport
import Testing
import UsersFixtures
import UsherAccounts

@testable import UsersModel

@Suite("Accounts in SQLite")
struct SQLiteAccountStoreTests {
  @Test("everything survives a restart, and no secret is stored in clear")
  func restarted() async throws {
    try await withFolder { folder in
      let path = folder.appending(path: "accounts.sqlite").path
      let first = try await open(path)
      let ada = try await first.join("ada@example.com", "secret-password", at: "visitor-secret")
      try await first.setPlan(.premium, of: ada.id, at: "visitor-secret")
      try await first.signIn("ada@example.com", "secret-password", at: "gone")
      try await first.signOut(at: "gone")
      let second = try await open(path)
      #expect(second.account(at: "visitor-secret")?.email == "ada@example.com")
      #expect(second.account(at: "visitor-secret")?.plan == .premium)
      #expect(second.account(at: "gone") == nil)
      try await second.signIn("ada@example.com", "secret-password", at: "other")
      #expect(second.account(at: "other")?.id == ada.id)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let data = try Data(contentsOf: folder.appending(path: name))
        for secret in ["secret-password", "visitor-secret"] {
          #expect(data.range(of: Data(secret.utf8)) == nil)
        }
      }
    }
  }

  @Test("an address has one account, and a plan is that account's alone")
  func plans() async throws {
    try await withFolder { folder in
      let accounts = try await open(folder.appending(path: "accounts.sqlite").path)
      let ada = try await accounts.join("ada@example.com", at: "a")
      try await accounts.join("grace@example.com", at: "hers")
      await #expect(throws: AccountError.emailTaken) {
        try await accounts.join("Ada@Example.com", at: "b")
      }
      try await accounts.signIn("ada@example.com", at: "b")
      try await accounts.setPlan(.premium, of: ada.id, at: "a")
      #expect(accounts.account(at: "b")?.plan == .premium)
      #expect(accounts.account(at: "hers")?.plan == .free)
      try await accounts.signOutEverywhere(at: "b")
      #expect(accounts.account(at: "a") == nil && accounts.account(at: "b") == nil)
      #expect(accounts.account(at: "hers") != nil)
    }
  }

  @Test("somebody who signs in at a browser of somebody else takes their place there")
  func replaced() async throws {
    try await withFolder { folder in
      let accounts = try await open(folder.appending(path: "accounts.sqlite").path)
      try await accounts.join("ada@example.com", at: "a")
      let grace = try await accounts.join("grace@example.com", at: "a")
      #expect(accounts.account(at: "a") == grace)
    }
  }

  @Test("who has another name of the browser takes the place of somebody else there, and is kept")
  func renamed() async throws {
    try await withFolder { folder in
      let path = folder.appending(path: "accounts.sqlite").path
      let accounts = try await open(path)
      let ada = try await accounts.join("ada@example.com", at: "a")
      try await accounts.join("grace@example.com", at: "b")
      try await accounts.rename("a", to: "b")
      try await accounts.rename("nobody's", to: "b")
      for accounts in [accounts, try await open(path)] {
        #expect(accounts.account(at: "a") == nil)
        #expect(accounts.account(at: "b") == ada)
      }
    }
  }

  private func open(_ path: String) async throws -> Accounts {
    let accounts = Accounts(store: try SQLiteAccountStore(path: path), passwordWork: .tests)
    try await accounts.open()
    return accounts
  }
}
