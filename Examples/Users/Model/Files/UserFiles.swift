/// The files of users, and what each user may store.
package protocol UserFiles: Sendable {
  /// `free` for who never chose another.
  func plan(of user: User.ID) async throws -> Plan
  func setPlan(_ plan: Plan, of user: User.ID) async throws

  /// What a user has stored, newest first.
  func files(of user: User.ID) async throws -> [StoredFile]

  /// Stores a file, piece by piece as it comes.
  ///
  /// What is too large for the plan is refused before anything of it is asked for. A file that is
  /// cut off, fails or is cancelled leaves nothing.
  ///
  /// - Parameters:
  ///   - name: as the person named it, for showing only.
  ///   - size: how many bytes there are. If more or fewer come, nothing is stored.
  ///   - progress: told how many bytes there are by now, after each piece.
  /// - Throws: `FilesError`, what `chunks` throws, or `CancellationError`.
  func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of user: User.ID,
    progress: @Sendable (Int64) async -> Void
  ) async throws -> StoredFile

  /// Deletes a file, so that it can be restored for a day. Nobody gets to see it meanwhile.
  ///
  /// - Throws: `unknownFile`, also for a file of somebody else.
  func delete(_ id: StoredFile.ID, of user: User.ID) async throws

  /// Takes a file back that was deleted, to its place. Leaves one as it is that is there.
  ///
  /// - Throws: `unknownFile` for one that is gone for good, or is somebody else's.
  func restore(_ id: StoredFile.ID, of user: User.ID) async throws

  /// Lets go of a deleted file for good. One that isn't deleted stays.
  func discard(_ id: StoredFile.ID, of user: User.ID) async throws

  /// Emits after each change of the user's files or plan, whoever makes it; changes that nobody has
  /// taken yet are one. Ends with the task that listens.
  func changes(of user: User.ID) -> AsyncStream<Void>
}
