/// A store of open pages, so that they can continue after the server's process has ended.
///
/// ```swift
/// let host = WebHost([redGreen], store: try SQLiteSessionStore(path: "data/sessions.sqlite"))
/// ```
///
/// The server acknowledges an event to the browser only after the changes that the event made are stored. After a
/// restart of the server, the browser sends again all events that weren't acknowledged. All functions can be called on
/// any thread.
public protocol SessionStore: Sendable {
  /// Stores a session, and replaces its earlier record.
  ///
  /// The function returns when the record is stored so that it survives the end of the process.
  ///
  /// - Throws: any error, if the record isn't stored. The session tries three times in total, with pauses of
  ///   ``SessionLimits/saveRetry`` or longer. If all three attempts fail, the session removes its earlier record, and
  ///   stores a new one after the next event or change of the page.
  func save(_ record: SessionRecord) async throws
  /// Removes the record of a session that has ended or can't be stored any more.
  func remove(_ token: String) async
  /// Removes the records of a visitor's pages, for example because the person has signed out.
  ///
  /// - Parameters:
  ///   - visitor: the browser whose pages they are.
  ///   - app: the ``WebApp/path`` of the app; `nil` for all apps.
  ///   - token: the name of the session whose record stays.
  func removeRecords(of visitor: Visitor, app: String?, except token: String) async
  /// Returns the record of a session; `nil` if there is none, or if the store treats it as too old.
  ///
  /// - Throws: any error, if the record can't be read. The host reports the error, and the page
  ///   starts again from its URL.
  func record(of token: String) async throws -> SessionRecord?
  /// Returns if the store can store something now. By default it always can.
  ///
  /// - Throws: any error, if it can't.
  func check() async throws
  /// Knows which events and pages ended earlier processes, so that they aren't tried again and again; `nil`, as by
  /// default, if nothing knows it.
  var crashLog: CrashLog? { get }
}

extension SessionStore {
  /// Returns at once: by default a store can always store something.
  public func check() async throws {}

  /// Does nothing: by default the records stay until they are too old. Pages that were open when the person signed out
  /// are removed one by one nevertheless.
  public func removeRecords(of visitor: Visitor, app: String?, except token: String) async {}
  /// No crash log: an event that ends the process is tried again after each restart.
  public var crashLog: CrashLog? { nil }
}
