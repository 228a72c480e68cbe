package import UsherAccounts

/// Keeps the accounts, and who is signed in at which browser.
package protocol AccountStore: SignInStore where Person == Account {
  /// Returns the account with an address, and the hash of its password; `nil` if there is none.
  func account(withEmail email: String) async throws -> (account: Account, passwordHash: String)?

  /// Stores a new account.
  ///
  /// - Throws: `emailTaken` if an account has this address.
  func add(_ account: Account, passwordHash: String) async throws

  func setPlan(_ plan: Plan, of id: Account.ID) async throws
}
