import Announcements
import Crypto
import Foundation
import Synchronization

extension PhotoShop {
  /// Who is signed in.
  package func account(of visitor: String) -> Account? {
    signedIn.withLock { $0[Self.key(of: visitor)] }
  }

  /// Signs in one browser. Cancelled, it signs nobody in.
  ///
  /// - Throws: `PhotosError` when a field is empty or too long, the credentials are wrong, or too often were.
  package func signIn(_ username: String, _ password: String, visitor: String) async throws {
    let username = try Self.checked(username, password)
    let name = username.lowercased()
    try attempts.begin(name, now: now())
    let account: Account?
    do {
      try await pause()
      account = try await verified(username, password)
      try Task.checkCancellation()
    } catch {
      // It was no guess: nobody learnt whether the password is right.
      attempts.withdraw(name)
      throw error
    }
    guard let account else { throw PhotosError.wrongCredentials }
    attempts.succeeded(name)
    try await setAccount(account, of: visitor)
  }

  /// - Throws: `PhotosError` when a field is empty or too long, the password too short, or the name taken.
  package func createAccount(_ username: String, _ password: String, visitor: String) async throws {
    let username = try Self.checked(username, password)
    guard password.count >= Account.shortestPassword else {
      throw PhotosError.passwordTooShort(minimum: Account.shortestPassword)
    }
    try await pause()
    let hash = try await PasswordHash.of(password, exponent: scryptExponent)
    try Task.checkCancellation()
    let account = try await store.createAccount(username, passwordHash: hash.text)
    try await setAccount(account, of: visitor)
  }

  package func signOut(visitor: String) async throws {
    try await setAccount(nil, of: visitor)
  }

  private static func checked(
    _ username: String,
    _ password: String
  ) throws(PhotosError) -> String {
    let username = username.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !username.isEmpty else { throw .emptyUsername }
    guard username.count <= Account.longestUsername else {
      throw .usernameTooLong(maximum: Account.longestUsername)
    }
    guard !password.isEmpty else { throw .emptyPassword }
    return username
  }

  /// The account, if that is its password. An unknown name takes as long as a known one.
  private func verified(_ username: String, _ password: String) async throws -> Account? {
    let found = try await store.account(named: username)
    let hash = found.map { PasswordHash(text: $0.passwordHash) }
    let matches = try await (hash ?? .ofNobody(exponent: scryptExponent)).matches(password)
    return matches ? found?.account : nil
  }

  private func setAccount(_ account: Account?, of visitor: String) async throws {
    let key = Self.key(of: visitor)
    try await store.setSignIn(account, key)
    signedIn.withLock { $0[key] = account }
    listeners.notify { $0 == visitor }
  }

  /// What a cookie holds is never stored as it is: who reads the file can't act as the visitor.
  private static func key(of visitor: String) -> String {
    SHA256.hash(data: Data(visitor.utf8)).map { String($0, radix: 16) }.joined(separator: ".")
  }
}
