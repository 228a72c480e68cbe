/// Keeps the catalogue, accounts, who is signed in where, and purchases.
package protocol PhotoStore: Sendable {
  /// Replaces what is offered. Purchases stay.
  func setCatalogue(_ photos: [Photo]) async throws
  /// What is offered, in order.
  func photos() async throws -> [Photo]
  func photo(_ id: Photo.ID) async throws -> Photo?

  /// The account of a name and the hash of its password; upper and lower case are the same name.
  func account(named username: String) async throws -> (account: Account, passwordHash: String)?
  /// - Throws: `usernameTaken`.
  func createAccount(_ username: String, passwordHash: String) async throws -> Account

  /// Who is signed in where.
  func signIns() async throws -> [String: Account]
  /// Keeps who is signed in at one place; `nil` for nobody.
  func setSignIn(_ account: Account?, _ key: String) async throws

  /// What an account has bought, newest first.
  func purchases(of account: Account) async throws -> [Purchase]
  /// Keeps a purchase, unless the account has the photo already; gives the one that is kept.
  func record(_ purchase: Purchase, of account: Account) async throws -> Purchase
}
