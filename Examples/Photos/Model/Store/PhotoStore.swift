package import UsherPubSub

/// Keeps the catalogue, the accounts, the sign-ins of browsers, and the purchases.
package protocol PhotoStore: Sendable {
  /// Replaces the offered photos. Purchases stay.
  func setCatalogue(_ photos: [Photo]) async throws
  /// Returns the offered photos, in order.
  func photos() async throws -> [Photo]
  func photo(_ id: Photo.ID) async throws -> Photo?

  /// Returns the account with a name, and the hash of its password. Names are compared without regard to case.
  func account(named username: String) async throws -> (account: Account, passwordHash: String)?
  /// Creates an account.
  ///
  /// - Throws: `usernameTaken` if an account has this name, in upper or lower case.
  func createAccount(_ username: String, passwordHash: String) async throws -> Account

  /// Returns the signed-in accounts, by the keys of `setSignIn(_:_:)`.
  func signIns() async throws -> [String: Account]
  /// Returns the account that is signed in under a key; `nil` if none is.
  func signIn(_ key: String) async throws -> Account?
  /// Stores the account that is signed in under a key; `nil` signs out.
  func setSignIn(_ account: Account?, _ key: String) async throws
  /// Moves the account that is signed in under a key to a new one, in one step; nothing changes if none is.
  func moveSignIn(_ key: String, to new: String) async throws
  /// Signs an account out under all keys but one.
  ///
  /// - Returns: the keys that are gone.
  func removeSignIns(of account: Account.ID, except key: String?) async throws -> [String]

  /// Returns the purchases of an account, newest first.
  func purchases(of account: Account) async throws -> [Purchase]
  /// Stores a purchase, unless the account has the photo already.
  ///
  /// - Returns: the stored purchase: the new one, or the earlier one.
  func record(_ purchase: Purchase, of account: Account) async throws -> Purchase

  /// Returns the changes of all processes that use the store, from now on; `nil` if there is only this one.
  func changes() -> Subscription<PhotoChange>?
}
