/// A piece of work of a ``WebHost``, which an observer can follow from its beginning to its end.
public struct HostWork: Hashable, Sendable {
  /// The kind of a piece of work.
  public enum Kind: String, CaseIterable, Sendable {
    /// Applies an event of the browser.
    case event
    /// Renders what has changed, and sends it.
    case render
    /// Stores the page, so that it survives the end of the process.
    case store
  }

  /// The kind of the work.
  public var kind: Kind
  /// The path of the app.
  public var app: String
  /// The first 8 characters of the session's token.
  public var session: String

  /// Creates a description of a piece of work.
  ///
  /// - Parameter session: the token of the session, of which 8 characters are kept.
  public init(_ kind: Kind, app: String, session: String) {
    self.kind = kind
    self.app = app
    self.session = String(session.prefix(8))
  }
}
