/// Where users come from, a page at a time.
public protocol UsersDataSource: Sendable {
  /// Fetches one page.
  ///
  /// - Parameters:
  ///   - page: from 1.
  ///   - query: what to look for; empty for everybody.
  /// - Throws: `UsersError`; `CancellationError` if the task is cancelled, and then nothing else.
  func users(page: Int, matching query: String) async throws -> UserPage
}
