/// What went wrong with PostgreSQL.
public struct PostgresError: Error, CustomStringConvertible {
  /// What kind of thing it was.
  public let code: Code
  /// What PostgreSQL or its client says; it never contains a password.
  public let description: String
  /// The five characters by which PostgreSQL names the reason, as `42P01`, if it was one to refuse.
  public let state: String?

  init(_ code: Code, _ description: String, state: String? = nil) {
    self.code = code
    self.description = description
    self.state = state
  }

  /// A kind of thing that goes wrong.
  public struct Code: Hashable, Sendable {
    private let kind: Kind

    private enum Kind {
      case invalidAddress, unreachable, lost, unknownOutcome, refused, newerSchema
    }

    /// It was no address of a database.
    public static let invalidAddress = Self(kind: .invalidAddress)
    /// Nobody answers there, or not to this user.
    public static let unreachable = Self(kind: .unreachable)
    /// The connection broke, and nothing has changed.
    public static let lost = Self(kind: .lost)
    /// The connection broke when a change was to become final: nobody knows whether it did.
    public static let unknownOutcome = Self(kind: .unknownOutcome)
    /// PostgreSQL refused a statement.
    public static let refused = Self(kind: .refused)
    /// A newer Goalbase has written the tables.
    public static let newerSchema = Self(kind: .newerSchema)
  }
}
