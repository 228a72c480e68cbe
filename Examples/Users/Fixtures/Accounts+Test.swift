package import Foundation
package import UsersModel
import UsherAccounts

extension Accounts {
  /// Returns accounts in memory, whose passwords take no time to hash.
  package static func test(
    _ store: MemoryAccounts = MemoryAccounts(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> Accounts {
    Accounts(store: store, now: now, passwordWork: .tests)
  }

  /// Makes an account, and signs in with it at a browser that keeps its name.
  @discardableResult
  package func join(
    _ email: String,
    _ password: String = "a long password",
    at visitor: String
  ) async throws -> Account {
    try await join(email, password, at: visitor) { visitor }
    guard let account = account(at: visitor) else { throw AccountError.notSignedIn }
    return account
  }

  /// Signs in at a browser that keeps its name.
  package func signIn(
    _ email: String,
    _ password: String = "a long password",
    at visitor: String
  ) async throws {
    try await signIn(email, password, at: visitor) { visitor }
  }
}
