import Foundation
import UsherAccounts
import UsherPubSub

extension PhotoShop {
  /// Returns the account that is signed in at a visitor's browser; `nil` if none is.
  package func account(of visitor: String) -> Account? {
    signIns.person(at: visitor)
  }

  /// Signs in at one browser. If the task is cancelled before the browser has its new name, nobody is signed in.
  ///
  /// - Parameters:
  ///   - visitor: the name of the browser.
  ///   - renewing: gives the browser a new name, because somebody else may know the one before; called when the password is
  ///     right.
  /// - Throws: `PhotosError` when a field is empty or too long, the credentials are wrong, or they were wrong too
  ///   often. `CancellationError` when the task is cancelled. The error of `renewing`.
  package func signIn(
    _ username: String,
    _ password: String,
    visitor: String,
    renewing: () async throws -> String
  ) async throws {
    let username = try Self.checked(username, password)
    var account: Account?
    do {
      try browsers.begin(visitor, at: now())
      _ = try await attempts.attempt(username.lowercased(), at: now()) {
        try await pause()
        account = try await verified(username, password)
        try Task.checkCancellation()
        return account != nil
      }
    } catch let error as TooManyAttempts {
      throw PhotosError.tooManyAttempts(secondsToWait: error.secondsToWait)
    }
    guard let account else { throw PhotosError.wrongCredentials }
    try await setAccount(account, at: visitor, renewing: renewing)
  }

  /// Signs in at a browser that keeps its name.
  package func signIn(_ username: String, _ password: String, visitor: String) async throws {
    try await signIn(username, password, visitor: visitor) { visitor }
  }

  /// Creates an account and signs in with it. If the task is cancelled while the password is hashed, no account is
  /// created.
  ///
  /// - Parameters:
  ///   - visitor: the name of the browser.
  ///   - renewing: gives the browser a new name, as for signing in; called when the account is created.
  /// - Throws: `PhotosError` when a field is empty or too long, the password is too short, or the name is taken.
  ///   `CancellationError` when the task is cancelled. The error of `renewing`: then the account exists nevertheless.
  package func createAccount(
    _ username: String,
    _ password: String,
    visitor: String,
    renewing: () async throws -> String
  ) async throws {
    let username = try Self.checked(username, password)
    guard password.count >= Account.shortestPassword else {
      throw PhotosError.passwordTooShort(minimum: Account.shortestPassword)
    }
    guard password.utf8.count <= PasswordHash.longestPassword else {
      throw PhotosError.passwordTooLong
    }
    do {
      try browsers.begin(visitor, at: now())
    } catch {
      throw PhotosError.tooManyAttempts(secondsToWait: error.secondsToWait)
    }
    try await pause()
    let hash = try await hashing { try await PasswordHash.of(password, work: passwordWork) }
    try Task.checkCancellation()
    let account = try await store.createAccount(username, passwordHash: hash.text)
    try await setAccount(account, at: visitor, renewing: renewing)
  }

  /// Creates an account at a browser that keeps its name.
  package func createAccount(_ username: String, _ password: String, visitor: String) async throws {
    try await createAccount(username, password, visitor: visitor) { visitor }
  }

  package func signOut(visitor: String) async throws {
    tell(try await signIns.signOut(at: visitor))
  }

  /// Signs the account of a browser out at all browsers, for example because one of them was lost.
  package func signOutEverywhere(visitor: String) async throws {
    guard let account = account(of: visitor) else { return }
    tell(try await signIns.signOutEverywhere(account.id))
  }

  /// Keeps somebody signed in at a browser that has got a new name, because they have signed in at another app of the
  /// site.
  public func rename(_ visitor: String, to new: String) async throws {
    tell(try await signIns.move(from: visitor, to: new))
  }

  private static func checked(
    _ username: String,
    _ password: String
  ) throws(PhotosError) -> String {
    // A store may read a name only as far as its first control character.
    let username = username.filter {
      !$0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !username.isEmpty else { throw .emptyUsername }
    guard username.utf8.count <= Account.largestUsername,
      username.count <= Account.longestUsername
    else {
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

  private func setAccount(
    _ account: Account,
    at visitor: String,
    renewing: () async throws -> String
  ) async throws {
    tell(try await signIns.signIn(account, at: visitor, renewing: renewing))
  }

  /// Tells the pages of these browsers. The store tells other processes.
  private func tell(_ keys: [String]) {
    for key in keys { changes.send(.signIn(key)) }
  }

  /// Returns the account that is signed in at a visitor's browser, as it is stored: another process may have signed it
  /// out a moment ago.
  func storedAccount(of visitor: String) async throws -> Account? {
    try await store.signIn(SignIns<Account>.key(of: visitor))
  }
}
