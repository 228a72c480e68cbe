/// Keeps the files of accounts. It does what it is told, whoever asks: that is `AccountFiles`' to check.
package protocol FileStore: Sendable {
  /// Returns the files of an account, newest first.
  func files(of account: Account.ID) async throws -> [StoredFile]

  /// Stores a file piece by piece while it arrives.
  ///
  /// An upload that is refused, cut off, fails or is cancelled leaves nothing behind.
  ///
  /// - Parameters:
  ///   - name: the name that the person gave, for display only.
  ///   - size: the number of bytes. If more or fewer arrive, nothing is stored.
  ///   - chunks: the pieces, in order.
  ///   - check: throws an error if the file is refused; called before the first piece is read, and again when all have
  ///     arrived.
  ///   - progress: called after each piece, with the number of bytes so far.
  /// - Returns: the stored file.
  /// - Throws: `FilesError`, what `check` or `chunks` throws, or `CancellationError`.
  func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of account: Account.ID,
    check: @Sendable () throws -> Void,
    progress: @Sendable (Int64) async -> Void
  ) async throws -> StoredFile

  /// Deletes a file. It can be restored for a day. Nobody can see or download it meanwhile.
  ///
  /// - Throws: `unknownFile`, also for a file of another account.
  func delete(_ id: StoredFile.ID, of account: Account.ID) async throws

  /// Restores a deleted file to its place in the list. A file that isn't deleted stays as it is.
  ///
  /// - Throws: `unknownFile` for a file that is gone for good, and for a file of another account.
  func restore(_ id: StoredFile.ID, of account: Account.ID) async throws

  /// Removes a deleted file for good. A file that isn't deleted stays as it is.
  func discard(_ id: StoredFile.ID, of account: Account.ID) async throws

  /// Returns a file with the location of its contents.
  ///
  /// - Throws: `unknownFile`, also for a file of another account.
  func contents(of id: StoredFile.ID, of account: Account.ID) async throws -> FileContents

  /// Emits after each change of the account's files, on whichever page. Changes that a slow listener hasn't read yet are
  /// merged into one. Ends with the task that listens.
  func changes(of account: Account.ID) -> AsyncStream<Void>
}
