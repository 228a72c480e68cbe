/// A line for the log of a ``WebHost`` or its server.
///
/// What a browser has written is short in it, and can't change how the log is shown. What people type isn't in it.
public struct HostLogEntry: Hashable, Sendable {
  /// How much a line matters.
  public enum Level: String, CaseIterable, Sendable {
    /// For somebody who looks for the reason of something.
    case info
    /// Somebody should know it sooner or later, for example that a request was refused.
    case warning
    /// A person has lost something, or may lose something.
    case error
  }

  /// The reason of a line: what was refused, or what is wrong.
  public enum Kind: String, CaseIterable, Sendable {
    /// Advice about a view.
    case advice
    /// A socket was closed because of an address that is too long.
    case address
    /// The body of a request was refused.
    case body
    /// A connection was refused, because there are too many.
    case connection
    /// Work that ended processes isn't tried again.
    case deadly
    /// A page whose socket hadn't come ended for a new page.
    case displaced
    /// A request was refused because of its head: it is too large, or can be understood in two ways.
    case head
    /// A request was refused because of its host name.
    case host
    /// A screen or coordinator outlives its end.
    case leak
    /// Messages of a page wait, or its socket is closed, because they are too many.
    case messages
    /// The app uses the library in a wrong way.
    case misuse
    /// A request of another site's page was refused.
    case origin
    /// A page was refused.
    case page
    /// A page can't be stored or continued, because of its content.
    case record
    /// A route of the server's own has thrown an error.
    case route
    /// A script has failed in a browser: Usher's own, or that of an island.
    case script
    /// A connection was closed because its browser sends or takes too slowly.
    case slow
    /// A socket was refused.
    case socket
    /// The server stops.
    case stop
    /// The store has failed.
    case store
    /// More was typed into a page than it may keep.
    case text
    /// A session works for too long without a pause.
    case turn
    /// A socket was closed because its browser confirms too little.
    case unconfirmed
    /// A socket named a session that doesn't exist any more, or can't go on.
    case unknown
    /// A file was refused.
    case upload
    /// A view has other parts than before, without a branch for them.
    case view

    /// Whether a request, a socket or a message was refused.
    public var isRefusal: Bool {
      switch self {
      case .address, .body, .connection, .displaced, .head, .host, .messages, .origin, .page, .slow,
        .socket,
        .text,
        .unconfirmed, .unknown, .upload:
        true
      case .advice, .deadly, .leak, .misuse, .record, .route, .script, .stop, .store, .turn, .view:
        false
      }
    }

    var level: Level {
      switch self {
      // As it happens every day on phones' lines.
      case .displaced, .slow, .unknown, .upload: .info
      case .deadly, .route, .store: .error
      default: .warning
      }
    }
  }

  /// How much the line matters.
  public var level: Level
  /// The reason of the line.
  public var kind: Kind
  /// The text, for a developer: what happened, and how to fix it.
  public var text: String
  /// The first 8 characters of the session's token; `nil` if the line is about no session. The whole token is a secret.
  public var session: String?
  /// The path of the app; `nil` if the line is about no app.
  public var app: String?
  /// The network that the request came from; `nil` if it isn't known.
  public var source: String?

  /// Returns the part of a session's token that isn't a secret: the first 8 characters.
  package static func short(_ token: String) -> String { String(token.prefix(8)) }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - kind: the reason of the line. The level follows from it, unless `level` is given.
  ///   - text: the text, for a developer.
  ///   - session: the token of the session, of which the line keeps 8 characters.
  public init(
    _ kind: Kind,
    _ text: String,
    level: Level? = nil,
    session: String? = nil,
    app: String? = nil,
    source: String? = nil
  ) {
    self.level = level ?? kind.level
    self.kind = kind
    self.text = text
    self.session = session.map(Self.short)
    self.app = app
    self.source = source
  }
}
