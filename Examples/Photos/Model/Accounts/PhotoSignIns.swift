import UsherAccounts

/// The sign-ins in the shop's store.
struct PhotoSignIns: SignInStore {
  let store: any PhotoStore

  func people() async throws -> [String: Account] { try await store.signIns() }

  func person(_ key: String) async throws -> Account? { try await store.signIn(key) }

  func set(_ account: Account?, for key: String) async throws {
    try await store.setSignIn(account, key)
  }

  func move(_ key: String, to new: String) async throws {
    try await store.moveSignIn(key, to: new)
  }

  /// Accounts are joined, so nothing of them is stored with a sign-in.
  func update(_ account: Account) async throws -> [String] {
    try await store.signIns().filter { $0.value.id == account.id }.map(\.key)
  }

  func removeAll(of account: Account.ID, except key: String?) async throws -> [String] {
    try await store.removeSignIns(of: account, except: key)
  }
}
