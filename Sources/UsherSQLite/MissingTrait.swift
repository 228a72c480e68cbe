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
  public init(
    path: String,
    settings: StoreSettings = StoreSettings(),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(SessionStoreError) {}
  /// Unavailable in this build.
  public func save(_ write: SessionWrite) async throws(SessionStoreError) {}
  /// Unavailable in this build.
  public func record(of token: String) async throws(SessionStoreError) -> SessionRecord? { nil }
  /// Unavailable in this build.
  public func claim(
    _ request: SessionRequest
  ) async throws(SessionStoreError) -> SessionRecord? { nil }
  /// Unavailable in this build.
  public func tokens(
    of visitor: Visitor,
    app: String,
    address: String
  ) async throws(SessionStoreError) -> [String] { [] }
  /// Unavailable in this build.
  public func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError) {}
  /// Unavailable in this build.
  public func remove(
    allOf visitor: Visitor,
    app: String?,
    besides tokens: Set<String>
  ) async throws(SessionStoreError) {}
  /// Unavailable in this build.
  public func check() async throws(SessionStoreError) {}
}
#endif
