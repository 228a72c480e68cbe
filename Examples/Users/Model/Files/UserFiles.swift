/// The files of users, and what each user may store.
package protocol UserFiles: Sendable {
  /// Returns the plan of a user: `free` if the user never chose another.
  func plan(of user: User.ID) async throws -> Plan
  func setPlan(_ plan: Plan, of user: User.ID) async throws

  /// Returns the files of a user, newest first.
  func files(of user: User.ID) async throws -> [StoredFile]

  /// Stores a file piece by piece while it arrives.
  ///
  /// A file that is too large for the plan is refused before its first piece is read. An upload that is cut off, fails
  /// or is cancelled leaves nothing behind.
  ///
  /// - Parameters:
  ///   - name: the name that the person gave, for display only.
  ///   - size: the number of bytes. If more or fewer arrive, nothing is stored.
  ///   - chunks: the pieces, in order.
  ///   - progress: called after each piece, with the number of bytes so far.
  /// - Returns: the stored file.
  /// - Throws: `FilesError`, what `chunks` throws, or `CancellationError`.
  func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of user: User.ID,
    progress: @Sendable (Int64) async -> Void
  ) async throws -> StoredFile

  /// Deletes a file. It can be restored for a day. Nobody can see or download it meanwhile.
  ///
  /// - Throws: `unknownFile`, also for a file of another user.
  func delete(_ id: StoredFile.ID, of user: User.ID) async throws

  /// Restores a deleted file to its place in the list. A file that isn't deleted stays as it is.
  ///
  /// - Throws: `unknownFile` for a file that is gone for good, and for a file of another user.
  func restore(_ id: StoredFile.ID, of user: User.ID) async throws

  /// Removes a deleted file for good. A file that isn't deleted stays as it is.
  func discard(_ id: StoredFile.ID, of user: User.ID) async throws

  /// Emits after each change of the user's files or plan, on whichever page. Changes that a slow listener hasn't read
  /// yet are merged into one. Ends with the task that listens.
  func changes(of user: User.ID) -> AsyncStream<Void>
}
