/// A source of users, a page at a time.
package protocol UsersDataSource: Sendable {
  /// Fetches one page.
  ///
  /// - Parameters:
  ///   - page: the number of the page, from 1.
  ///   - query: the text to search for; empty for all users.
  /// - Throws: `UsersError`. If the task is cancelled, always `CancellationError`.
  func users(page: Int, matching query: String) async throws -> UserPage
}
