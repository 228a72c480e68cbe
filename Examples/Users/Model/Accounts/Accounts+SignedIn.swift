import UsherAccounts

/// Who is signed in, and what only they may do.
extension Accounts {
  /// Returns the account that is signed in at a browser; `nil` if none is.
  package func account(at visitor: String) -> Account? { signIns.person(at: visitor) }

  /// Returns an account for whoever is signed in with it.
  ///
  /// - Throws: `notSignedIn` if nobody is signed in at the browser, or somebody else.
  @discardableResult
  package func owner(_ id: Account.ID, at visitor: String) throws(AccountError) -> Account {
    guard let account = account(at: visitor), account.id == id else { throw .notSignedIn }
    return account
  }

  /// Changes the plan of an account. All pages at which it is signed in are told.
  ///
  /// - Throws: `notSignedIn` if nobody is signed in at the browser, or somebody else.
  package func setPlan(_ plan: Plan, of id: Account.ID, at visitor: String) async throws {
    var account = try owner(id, at: visitor)
    account.plan = plan
    try await store.setPlan(plan, of: id)
    try await signIns.update(account)
  }

  package func signOut(at visitor: String) async throws {
    try await signIns.signOut(at: visitor)
  }

  /// Signs the account of a browser out at all browsers, for example because one of them was lost.
  package func signOutEverywhere(at visitor: String) async throws {
    guard let account = account(at: visitor) else { return }
    try await signIns.signOutEverywhere(account.id)
  }

  /// Keeps somebody signed in at a browser that has got a new name, because they have signed in at another app of the
  /// site.
  public func rename(_ visitor: String, to new: String) async throws {
    try await signIns.move(from: visitor, to: new)
  }

  /// Emits when somebody signed in or out at a browser, or when their plan changed. Ends with the task that listens.
  ///
  /// - Parameter visitor: returns the name of the browser, which changes when the person signs in; called on any thread.
  package func changes(at visitor: @escaping @Sendable () -> String) -> AsyncStream<Void> {
    signIns.changes(at: visitor)
  }
}
