/// A store of open pages, which makes them outlive the server's process.
///
/// ```swift
/// let host = WebHost([redGreen], store: try SQLiteSessionStore(path: "data/sessions.sqlite"))
/// ```
///
/// An event isn't acknowledged to its browser before the changes it made are stored: a browser sends
/// an unacknowledged event again after a restart. All functions are callable on any thread.
public protocol SessionStore: Sendable {
  /// Stores a session, and replaces its earlier record.
  ///
  /// Returns when the record would survive the end of the process.
  ///
  /// - Throws: any error, if the record isn't stored. The session tries three times in all, with
  ///   pauses of ``SessionLimits/saveRetry`` or longer. If all fail, it removes the record, and stores
  ///   a new one after the next event or change of the page.
  func save(_ record: SessionRecord) async throws
  /// Removes the record of a session that has ended or can't be stored any more.
  func remove(_ token: String) async
  /// Returns the record of a session; `nil` if there is none, or if it is too old.
  ///
  /// - Throws: any error, if the record can't be read. It is reported, and the page starts again.
  func record(of token: String) async throws -> SessionRecord?
}
