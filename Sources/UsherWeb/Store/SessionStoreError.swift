/// The reason why a store of open pages couldn't do something.
///
/// ```swift
/// do {
///   store = try SQLiteSessionStore(path: "data/sessions.sqlite")
/// } catch where error.code == .locked {
///   print(error)                     // which process holds the file
/// }
/// ```
public struct SessionStoreError: Error, CustomStringConvertible {
  /// A kind of error. More can come with later versions.
  public struct Code: Hashable, Sendable {
    private enum Kind: String {
      case unavailable, full, readOnly, corrupt, locked, location, stale, ended, incomplete, owned,
        inUse
    }

    private let kind: Kind

    /// The store can't be reached, or can't tell why it fails.
    public static let unavailable = Code(kind: .unavailable)
    /// There is no space left.
    public static let full = Code(kind: .full)
    /// The store can be read and not written.
    public static let readOnly = Code(kind: .readOnly)
    /// What is stored is damaged.
    public static let corrupt = Code(kind: .corrupt)
    /// Another process uses the store for itself.
    public static let locked = Code(kind: .locked)
    /// There can't be a store at this path: its folder is missing, or a folder and a file have changed places.
    public static let location = Code(kind: .location)
    /// Another process has claimed the session, or has stored a newer version of it.
    public static let stale = Code(kind: .stale)
    /// The session has ended at another process, because its person has signed in or out there. That is no fault.
    public static let ended = Code(kind: .ended)
    /// The record that a write builds on isn't there: it was removed, or the store was begun anew. The session then
    /// writes a whole record.
    public static let incomplete = Code(kind: .incomplete)
    /// The session belongs to another process, which lives.
    public static let owned = Code(kind: .owned)
    /// The session belongs to another process, where another document of the browser shows its page.
    public static let inUse = Code(kind: .inUse)

    /// The name of the code, for logs and metrics: for example `readOnly`.
    public var name: String { kind.rawValue }
  }

  /// The kind of error, for code that handles the cases differently.
  public let code: Code
  /// The path of the file or folder, or the name of the store; `nil` if the error is about a session.
  public let file: String?
  /// The owner of the session, for the codes `stale` and `owned`; `nil` if it isn't known.
  public let owner: SessionOwner?
  /// The error that the store's library threw; `nil` if none was thrown.
  public let underlying: (any Error)?
  /// The text for the developer: what happened, where, and how to fix it.
  public let description: String

  private init(
    _ code: Code,
    _ file: String?,
    owner: SessionOwner? = nil,
    underlying: (any Error)? = nil,
    _ description: String
  ) {
    self.code = code
    self.file = file
    self.owner = owner
    self.underlying = underlying
    self.description = description
  }

  /// The error when a store can't be reached.
  ///
  /// - Parameters:
  ///   - file: the path of the file, or the name of the store.
  ///   - reason: what happened; the text of `underlying` if it is `nil`.
  ///   - underlying: the error of the store's library.
  public static func unavailable(
    _ file: String,
    _ reason: String? = nil,
    underlying: (any Error)? = nil
  ) -> SessionStoreError {
    let reason = reason ?? underlying.map { "\($0)" } ?? "the reason isn't known"
    return SessionStoreError(
      .unavailable,
      file,
      underlying: underlying,
      """
      The store \(file) doesn't work: \(reason). To fix this, look after its disk or its server; pages wait for it, \
      and are stored when it works again.
      """
    )
  }

  /// The error when there is no space left.
  public static func full(_ file: String, underlying: (any Error)? = nil) -> SessionStoreError {
    SessionStoreError(
      .full,
      file,
      underlying: underlying,
      """
      There is no space left for \(file). To fix this, free some on its disk; pages wait for it, and are stored when \
      there is some.
      """
    )
  }

  /// The error when a file or its folder can't be written.
  public static func readOnly(_ file: String, underlying: (any Error)? = nil) -> SessionStoreError {
    SessionStoreError(
      .readOnly,
      file,
      underlying: underlying,
      """
      \(file) can't be written. To fix this, let the file and its folder belong to the user of this process, and make \
      sure that their disk isn't mounted read-only.
      """
    )
  }

  /// The error when what is stored is damaged.
  public static func corrupt(_ file: String, underlying: (any Error)? = nil) -> SessionStoreError {
    SessionStoreError(
      .corrupt,
      file,
      underlying: underlying,
      """
      \(file) is damaged, or isn't a store. To fix this, move it away, or restore a copy of it. Pages that it held start \
      again from their addresses.
      """
    )
  }

  /// The error when another process uses the store for itself.
  ///
  /// - Parameter holder: the process, for example “process 4711 on web-1, since 2026-11-24 10:00:00 UTC”; `nil` if it
  ///   isn't known.
  public static func locked(
    _ file: String,
    by holder: String? = nil,
    underlying: (any Error)? = nil
  ) -> SessionStoreError {
    SessionStoreError(
      .locked,
      file,
      underlying: underlying,
      """
      \(file) is in use by \(holder ?? "another process"). To fix this, stop that process, or give this one another \
      file or folder.
      """
    )
  }

  /// The error when there can't be a store at this path.
  ///
  /// - Parameter reason: a sentence without a full stop: “/data is a file and not a folder”.
  public static func location(_ file: String, _ reason: String) -> SessionStoreError {
    SessionStoreError(
      .location,
      file,
      "\(reason). To fix this, name a folder that exists, or one that can be made."
    )
  }

  /// The error when a text names no database.
  ///
  /// - Parameter description: what is wrong, and how to fix it; it must not contain a password.
  public static func noDatabase(_ description: String) -> SessionStoreError {
    SessionStoreError(.location, nil, description)
  }

  /// The error when another process has claimed a session.
  ///
  /// - Parameter owner: its owner now; `nil` if it isn't known.
  public static func stale(_ token: String, owner: SessionOwner? = nil) -> SessionStoreError {
    SessionStoreError(
      .stale,
      nil,
      owner: owner,
      """
      Session \(token.prefix(8)) was claimed by another process\(owner.map { ", \($0.node)" } ?? ""), so this one closes \
      its copy. To fix this, if it happens often, let the proxy send each browser to the same process.
      """
    )
  }

  /// The error when the session has ended at another process.
  public static func ended(_ token: String) -> SessionStoreError {
    SessionStoreError(
      .ended,
      nil,
      "Session \(token.prefix(8)) has ended at another process, because its person has signed in or out there."
    )
  }

  /// The error when the record that a write builds on isn't there.
  public static func incomplete(_ token: String) -> SessionStoreError {
    SessionStoreError(
      .incomplete,
      nil,
      """
      The record of session \(token.prefix(8)) isn't there any more, so its changes can't be stored. To fix this, write \
      the whole record.
      """
    )
  }

  /// The error when another document of the browser shows the page, at another process.
  ///
  /// - Parameter node: the name of that process.
  public static func inUse(_ token: String, at node: String) -> SessionStoreError {
    SessionStoreError(
      .inUse,
      nil,
      """
      Session \(token.prefix(8)) is shown by another document of its browser, at the process \(node). Nothing has to \
      be done: the browser opens another page.
      """
    )
  }

  /// The error when a session belongs to another process, which lives or whose lease isn't over yet.
  public static func owned(_ token: String, by owner: SessionOwner) -> SessionStoreError {
    SessionStoreError(
      .owned,
      nil,
      owner: owner,
      """
      Session \(token.prefix(8)) belongs to the process \(owner.node), which hasn't handed it over: it is busy, or has \
      just ended. Its browser tries again. Nothing has to be done, unless this is told again and again: then let the \
      proxy keep each browser at one process.
      """
    )
  }
}
