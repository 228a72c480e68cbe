#if !PostgreSQL
public import UsherPubSub
public import UsherWeb

/// A store of open pages. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherPostgres needs its trait: .package(…, traits: [\"PostgreSQL\"])"
)
public struct PostgresSessionStore: SessionStore {
  /// Unavailable in this build.
  public init(
    _ address: String,
    lifetime: Duration = .zero,
    lease: Duration = .zero,
    connections: Int = 0
  ) async throws(SessionStoreError) {}
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

/// Carries messages between processes. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherPostgres needs its trait: .package(…, traits: [\"PostgreSQL\"])"
)
public struct PostgresBroker: MessageBroker {
  /// Unavailable in this build.
  public init(
    _ address: String,
    retention: Duration = .zero,
    failed: @escaping @Sendable (MessageBrokerError) -> Void = { _ in }
  ) async throws(MessageBrokerError) {}
  /// Unavailable in this build.
  public func publish(_ message: Message) async throws(MessageBrokerError) {}
  /// Unavailable in this build.
  public func subscribe(
    to topic: String,
    key: String?,
    _ receive: @escaping @Sendable (Delivery<Message>) -> Void,
    _ finish: @escaping @Sendable () -> Void
  ) -> Registration {
    Registration {}
  }
}
#endif
