#if Hummingbird
public import UsherWeb

/// All settings of a server and its host, which can be read from flags, environment variables and a file.
///
/// ```swift
/// var settings = HostSettings()
/// try settings.read(file: "usher.json")
/// let store = try SQLiteSessionStore(path: "data/sessions.sqlite", settings: settings.store)
/// let host = WebHost([redGreen], limits: settings.sessions, store: store)
/// try await UsherServer(host, configuration: settings.server).run()
/// ```
///
/// ``HostOption/all`` lists the names.
public struct HostSettings: Sendable {
  /// The configuration of the server.
  public var server = ServerConfiguration()
  /// The limits of sessions.
  public var sessions = SessionLimits()
  /// The settings of the store of open pages. The program passes them to its store.
  public var store = StoreSettings()

  /// Creates the default settings.
  public init() {}
}
#endif
