/// Where open pages are stored, so that they outlive the server's process.
///
/// An event isn't acknowledged to its browser before what it changed is stored.
public protocol SessionStore: Sendable {
  /// Stores a session in the place of what was stored of it.
  ///
  /// Returns when it would be there after the process was killed.
  func save(_ record: SessionRecord) async throws
  /// Forgets a session: it is over, or can't be stored any more.
  func remove(_ token: String) async
  /// What is stored of a session; `nil` when there is nothing, or it is too old.
  func record(of token: String) async throws -> SessionRecord?
}
