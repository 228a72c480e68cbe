import Foundation
import UsherAccounts
import UsherPubSub

extension PhotoShop {
  /// Returns the account that is signed in at a visitor's browser; `nil` if none is.
  package func account(of visitor: String) -> Account? {
    signIns.person(at: visitor)
  }

  /// Signs in at one browser. If the task is cancelled, nobody is signed in.
  ///
  /// - Parameter visitor: returns the name of the browser; called when the password is right. Let it give the browser a
  ///   new name, because somebody else may know the one before.
  /// - Throws: `PhotosError` when a field is empty or too long, the credentials are wrong, or they were wrong too
  ///   often. `CancellationError` when the task is cancelled. The error of `visitor`.
  package func signInRenewing(
    _ username: String,
    _ password: String,
    visitor: () async throws -> String
  ) async throws {
    let username = try Self.checked(username, password)
    let name = username.lowercased()
    do {
      try attempts.begin(name, at: now())
    } catch {
      throw PhotosError.tooManyAttempts(secondsToWait: error.secondsToWait)
    }
    let account: Account?
    do {
      try await pause()
      account = try await verified(username, password)
      try Task.checkCancellation()
    } catch {
      // The attempt doesn't count as a guess: the caller didn't learn whether the password is right.
      attempts.withdraw(name)
      throw error
    }
    guard let account else { throw PhotosError.wrongCredentials }
    attempts.succeeded(name)
    try await setAccount(account, of: visitor())
  }

  package func signIn(_ username: String, _ password: String, visitor: String) async throws {
    try await signInRenewing(username, password) { visitor }
  }

  /// Creates an account and signs in with it. If the task is cancelled while the password is hashed, no account is
  /// created.
  ///
  /// - Parameter visitor: returns the name of the browser, as for signing in; called when the account is created.
  /// - Throws: `PhotosError` when a field is empty or too long, the password is too short, or the name is taken.
  ///   `CancellationError` when the task is cancelled. The error of `visitor`: then the account exists nevertheless.
  package func createAccountRenewing(
    _ username: String,
    _ password: String,
    visitor: () async throws -> String
  ) async throws {
    let username = try Self.checked(username, password)
    guard password.count >= Account.shortestPassword else {
      throw PhotosError.passwordTooShort(minimum: Account.shortestPassword)
    }
    try await pause()
    let hash = try await hashing { try await PasswordHash.of(password, work: passwordWork) }
    try Task.checkCancellation()
    let account = try await store.createAccount(username, passwordHash: hash.text)
    try await setAccount(account, of: visitor())
  }

  package func createAccount(_ username: String, _ password: String, visitor: String) async throws {
    try await createAccountRenewing(username, password) { visitor }
  }

  package func signOut(visitor: String) async throws {
    try await setAccount(nil, of: visitor)
  }

  /// Signs the account of a browser out at all browsers, for example because one of them was lost.
  package func signOutEverywhere(visitor: String) async throws {
    guard let account = account(of: visitor) else { return }
    for key in try await signIns.signOutEverywhere(account.id) { changes.send(.signIn(key)) }
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

  /// Returns the account if the password is right. An unknown name takes as long as a known one.
  private func verified(_ username: String, _ password: String) async throws -> Account? {
    let found = try await store.account(named: username)
    let hash = found.map { PasswordHash(text: $0.passwordHash) }
    let matches = try await hashing {
      try await (hash ?? .ofNobody(work: passwordWork)).matches(password)
    }
    return matches ? found?.account : nil
  }

  private func hashing<Value>(_ work: () async throws -> Value) async throws -> Value {
    do { return try await work() } catch is PasswordError { throw PhotosError.tooManyAtOnce }
  }

  private func setAccount(_ account: Account?, of visitor: String) async throws {
    if let account {
      try await signIns.signIn(account, at: visitor)
    } else {
      try await signIns.signOut(at: visitor)
    }
    changes.send(.signIn(SignIns<Account>.key(of: visitor)))
  }

  /// Returns the account that is signed in at a visitor's browser, as it is stored: another process may have signed it
  /// out a moment ago.
  func storedAccount(of visitor: String) async throws -> Account? {
    try await store.signIn(SignIns<Account>.key(of: visitor))
  }
}
