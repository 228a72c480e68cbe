package import Foundation
package import UsherAccounts

/// All accounts, and who is signed in. All pages share it.
///
/// A browser is known by the name of its visitor, a secret that can't be guessed.
public final class Accounts: Sendable {
  let store: any AccountStore
  let signIns: SignIns<Account>
  private let now: @Sendable () -> Date
  /// The work of hashing a password, smaller only in tests.
  private let passwordWork: PasswordWork
  /// Five wrong passwords of an account in a row; then a minute passes.
  private let attempts = AttemptLimit<String>(5, wait: 60)
  /// All attempts of a browser: hashing is much work.
  private let browsers = AttemptLimit<String>(20, wait: 60)

  /// Opens a file of accounts, or creates it. Only one process may use it at a time. Call `open()` before any other
  /// function.
  ///
  /// - Throws: an error of the database when the file can't be opened or migrated.
  public convenience init(path: String) throws {
    self.init(store: try SQLiteAccountStore(path: path))
  }

  package init(
    store: some AccountStore,
    now: @escaping @Sendable () -> Date = { Date() },
    passwordWork: PasswordWork = .standard
  ) {
    self.store = store
    self.now = now
    self.passwordWork = passwordWork
    signIns = SignIns(store)
  }

  /// Reads who is signed in. Call it once.
  ///
  /// - Throws: an error of the store.
  public func open() async throws { try await signIns.open() }

  /// Makes an account, and signs in with it. If the task is cancelled while the password is hashed, no account is made.
  ///
  /// - Parameters:
  ///   - visitor: the name of the browser.
  ///   - renewing: gives the browser a new name, because somebody else may know the one before; called when the account
  ///     is made.
  /// - Throws: `AccountError` when a text can't be used, or the address is taken. `CancellationError` when the task is
  ///   cancelled. The error of `renewing`: then the account exists nevertheless.
  package func join(
    _ email: String,
    _ password: String,
    at visitor: String,
    renewing: () async throws -> String
  ) async throws {
    let email = try Self.checked(email, password)
    guard password.count >= Account.shortestPassword else {
      throw AccountError.passwordTooShort(minimum: Account.shortestPassword)
    }
    let hash = try await told {
      try browsers.begin(visitor, at: now())
      return try await PasswordHash.of(password, work: passwordWork)
    }
    try Task.checkCancellation()
    let account = Account(id: UUID().uuidString.lowercased(), email: email)
    try await store.add(account, passwordHash: hash.text)
    try await signIns.signIn(account, at: visitor, renewing: renewing)
  }

  /// Signs in at one browser.
  ///
  /// - Parameters:
  ///   - visitor: the name of the browser.
  ///   - renewing: gives the browser a new name, as for joining; called when the password is right.
  /// - Throws: `AccountError` when a text can't be used, the address or the password is wrong, or one was wrong too often.
  ///   `CancellationError` when the task is cancelled. The error of `renewing`: then nobody is signed in.
  package func signIn(
    _ email: String,
    _ password: String,
    at visitor: String,
    renewing: () async throws -> String
  ) async throws {
    let email = try Self.checked(email, password)
    let account = try await told {
      try browsers.begin(visitor, at: now())
      return try await verified(email, password)
    }
    guard let account else { throw AccountError.wrongCredentials }
    try await signIns.signIn(account, at: visitor, renewing: renewing)
  }

  /// Returns the account if the password is right.
  private func verified(_ email: String, _ password: String) async throws -> Account? {
    var account: Account?
    _ = try await attempts.attempt(email, at: now()) {
      let found = try await store.account(withEmail: email)
      let hash = found.map { PasswordHash(text: $0.passwordHash) }
      // An address that nobody has takes as long as a wrong password.
      if try await (hash ?? .ofNobody(work: passwordWork)).matches(password) {
        account = found?.account
      }
      try Task.checkCancellation()
      return account != nil
    }
    return account
  }

  /// Returns the address as it is compared. A long password would be much work, and is nobody's.
  private static func checked(
    _ email: String,
    _ password: String
  ) throws(AccountError) -> String {
    let email = try EmailAddress.checked(email)
    guard !password.isEmpty else { throw .emptyPassword }
    guard password.utf8.count <= Account.largestPassword else { throw .passwordTooLong }
    return email
  }

  /// Runs `body`, and gives the errors of `UsherAccounts` codes of the model.
  private func told<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as TooManyAttempts {
      throw AccountError.tooManyAttempts(secondsToWait: error.secondsToWait)
    } catch is PasswordError {
      throw AccountError.tooManyAtOnce
    }
  }
}
