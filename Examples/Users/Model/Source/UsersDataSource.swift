/// Where users come from, a page at a time.
package protocol UsersDataSource: Sendable {
  /// Fetches one page.
  ///
  /// - Parameters:
  ///   - page: from 1.
  ///   - query: what to look for; empty for everybody.
  /// - Throws: `UsersError`; `CancellationError` if the task is cancelled, and then nothing else.
  func users(page: Int, matching query: String) async throws -> UserPage

  /// Fetches one user.
  ///
  /// - Throws: `UsersError`, `unknownUser` for one there isn't; `CancellationError` if the task is cancelled, and then
  ///   nothing else.
  func user(_ id: User.ID) async throws -> User
}
