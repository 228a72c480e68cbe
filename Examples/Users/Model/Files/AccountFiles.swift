/// The files of accounts, each for its own person alone. Each function refuses whoever isn't signed in as the owner: a page
/// may still show a button to somebody who has just signed out elsewhere.
public final class AccountFiles: Sendable {
  package let accounts: Accounts
  private let store: any FileStore

  public convenience init(accounts: Accounts, store: FolderFileStore) {
    self.init(accounts: accounts, store: store as any FileStore)
  }

  package init(accounts: Accounts, store: any FileStore) {
    self.accounts = accounts
    self.store = store
  }

  /// Returns the files of an account, newest first.
  ///
  /// - Throws: `notSignedIn` if nobody is signed in at the browser, or somebody else; as all functions here do.
  package func files(of owner: Account.ID, at visitor: String) async throws -> [StoredFile] {
    try accounts.owner(owner, at: visitor)
    do {
      return try await store.files(of: owner)
    } catch FilesError.storage(let reason) {
      throw FilesError.listing(reason)
    }
  }

  /// Stores a file piece by piece while it arrives.
  ///
  /// A file that is too large for the plan of the signed-in person is refused before its first piece is read. If they
  /// sign out while it arrives, or change their plan, it is refused at its end.
  ///
  /// - Parameters:
  ///   - name: the name that the person gave, for display only.
  ///   - size: the number of bytes. If more or fewer arrive, nothing is stored.
  ///   - chunks: the pieces, in order.
  ///   - visitor: the name of the browser.
  ///   - progress: called after each piece, with the number of bytes so far.
  /// - Returns: the stored file.
  /// - Throws: `FilesError`, `AccountError`, what `chunks` throws, or `CancellationError`.
  package func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of owner: Account.ID,
    at visitor: String,
    progress: @Sendable (Int64) async -> Void = { _ in }
  ) async throws -> StoredFile {
    try await store.store(
      name,
      size: size,
      chunks: chunks,
      of: owner,
      check: { [accounts] in
        try StorageRule.check(size: size, of: accounts.owner(owner, at: visitor))
      },
      progress: progress
    )
  }

  /// Deletes a file. It can be restored for a day.
  package func delete(
    _ id: StoredFile.ID,
    of owner: Account.ID,
    at visitor: String
  ) async throws {
    try accounts.owner(owner, at: visitor)
    try await store.delete(id, of: owner)
  }

  /// Restores a deleted file to its place in the list.
  package func restore(
    _ id: StoredFile.ID,
    of owner: Account.ID,
    at visitor: String
  ) async throws {
    try accounts.owner(owner, at: visitor)
    try await store.restore(id, of: owner)
  }

  /// Removes a deleted file for good.
  package func discard(
    _ id: StoredFile.ID,
    of owner: Account.ID,
    at visitor: String
  ) async throws {
    try accounts.owner(owner, at: visitor)
    try await store.discard(id, of: owner)
  }

  /// Returns a file of whoever is signed in at a browser, with the location of its contents; `nil` if there is
  /// none, also for a file of another account.
  ///
  /// - Throws: `notSignedIn` if nobody is. An error of the store.
  public func contents(of id: String, at visitor: String) async throws -> FileContents? {
    guard let account = accounts.account(at: visitor) else { throw AccountError.notSignedIn }
    do {
      return try await store.contents(of: id, of: account.id)
    } catch FilesError.unknownFile {
      return nil
    }
  }

  /// Emits after each change of the account's files, on whichever page. Ends with the task that listens.
  package func changes(of owner: Account.ID) -> AsyncStream<Void> { store.changes(of: owner) }
}
