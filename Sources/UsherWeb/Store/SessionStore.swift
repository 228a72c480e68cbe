/// A store of open pages, so that they can continue after the server's process has ended.
///
/// ```swift
/// let host = WebHost([redGreen], store: try SQLiteSessionStore(path: "data/sessions.sqlite"))
/// ```
///
/// The server acknowledges an event to the browser only after the changes that the event made are stored. After a
/// restart of the server, the browser sends again all events that weren't acknowledged. While a store fails, sessions
/// try again until it works, and the browsers keep what the people do.
///
/// Several processes can share a store. Each session has one owner among them: the process that made it, or that claimed
/// it last. The store refuses the writes of all others.
///
/// All functions can be called on any thread. `SessionStoreCheck` tests a store.
public protocol SessionStore: Sendable {
  /// The name of the store in the log, for example the path of its file.
  var name: String { get }
  /// Stores a session, or the parts of it that have changed.
  ///
  /// The function returns when the record is stored so that it survives the end of the process. A session calls it again
  /// only after it has returned.
  ///
  /// - Throws: ``SessionStoreError``, if the record isn't stored, or if the store doesn't know whether it is. The codes
  ///   `stale` and `incomplete` follow from ``SessionWrite/isNew(after:)``. After `stale` and `ended` the session closes its
  ///   copy of the page; its browser connects again, and finds the page where it lives now. After all other errors the session
  ///   tries again, with pauses of ``SessionLimits/saveRetry`` or longer, for as long as it takes.
  func save(_ write: SessionWrite) async throws(SessionStoreError)
  /// Returns the record of a session, and claims nothing; `nil` if there is none, or if the store treats it as too old.
  ///
  /// - Throws: ``SessionStoreError`` if the record can't be read.
  func record(of token: String) async throws(SessionStoreError) -> SessionRecord?
  /// Makes the process that asks the owner of a session, and returns the record with its new owner, whose fence is higher
  /// than that of the owner before; `nil` if there is no record.
  ///
  /// A store of several processes asks the owner to hand the session over, if it is known to live. If there is no record,
  /// it asks ``SessionRequest/origin``.
  ///
  /// - Throws: ``SessionStoreError``: `inUse` if the owner says that another document shows the page; `owned` if the owner
  ///   is known to live and hasn't handed the session over; otherwise, if the claim can't be read or written.
  func claim(_ request: SessionRequest) async throws(SessionStoreError) -> SessionRecord?
  /// Returns the names of a visitor's sessions that show an address, the one that was saved last first. It claims none.
  ///
  /// - Throws: ``SessionStoreError`` if they can't be read.
  func tokens(
    of visitor: Visitor,
    app: String,
    address: String
  ) async throws(SessionStoreError) -> [String]
  /// Removes the record of a session that has ended or can't be stored any more. Does nothing if there is none.
  ///
  /// - Throws: ``SessionStoreError`` if the record is still there: `stale` if `owner` doesn't own it.
  func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError)
  /// Removes the records of a visitor, whoever owns them, for example when the person signs out.
  ///
  /// - Parameters:
  ///   - visitor: the browser whose pages they are.
  ///   - app: the ``WebApp/path`` of the app; `nil` for all apps.
  ///   - tokens: the names of the sessions whose records stay.
  /// - Throws: ``SessionStoreError`` if not all of them are removed.
  func remove(
    allOf visitor: Visitor,
    app: String?,
    besides tokens: Set<String>
  ) async throws(SessionStoreError)
  /// Lets the other processes that use the store ask this one for its sessions. A host calls this once, when it begins.
  /// The process has joined until ``close()``.
  func join(_ node: SessionNode)
  /// Sets what is called when the store has lost records, for example because a damaged file was replaced: then the open
  /// pages are stored anew. It can be called on any thread. A host calls this once, when it begins.
  func onLoss(_ handle: @escaping @Sendable () -> Void)
  /// Returns if the store can store something now.
  ///
  /// - Throws: ``SessionStoreError`` if it can't.
  func check() async throws(SessionStoreError)
  /// Ends what the store holds open, for example its files, because its host has closed. A store that is asked for something
  /// afterwards, for example by a page that ended late, opens it again.
  func close() async
  /// Knows which events and pages ended earlier processes, so that they aren't tried again and again; `nil`, as by
  /// default, if nothing knows it.
  var crashLog: CrashLog? { get }
}

extension SessionStore {
  /// The name of the store's type.
  public var name: String { "\(Self.self)" }
  /// For a store that only one process uses at a time.
  public func join(_ node: SessionNode) {}
  /// For a store that loses no records while it is used.
  public func onLoss(_ handle: @escaping @Sendable () -> Void) {}
  /// For a store that holds nothing open.
  public func close() async {}
  /// No crash log: an event that ends the process is tried again after each restart.
  public var crashLog: CrashLog? { nil }
}
