#if !SQLite
public import UsherWeb

/// A store of open pages. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherSQLite needs its trait: .package(…, traits: [\"SQLite\"])"
)
public struct SQLiteSessionStore: SessionStore {
  /// Unavailable in this build.
  public init(path: String, lifetime: Duration = .zero) throws {}
  /// Unavailable in this build.
  public func save(_ record: SessionRecord) async throws {}
  /// Unavailable in this build.
  public func record(of token: String) async throws -> SessionRecord? { nil }
  /// Unavailable in this build.
  public func remove(_ token: String) async {}
}
#endif
