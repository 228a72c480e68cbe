#if PostgreSQL
/// An error of PostgreSQL or its client.
public struct PostgresError: Error, CustomStringConvertible {
  /// The kind of error.
  public let code: Code
  /// The message of PostgreSQL or its client; it never contains a password.
  public let description: String
  /// PostgreSQL's five-character code for a refusal, for example `42P01`; `nil` without one.
  public let state: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: the kind of error.
  ///   - description: what happened; it must not contain a password.
  ///   - state: PostgreSQL's code for a refusal.
  public init(_ code: Code, _ description: String, state: String? = nil) {
    self.code = code
    self.description = description
    self.state = state
  }

  /// A kind of error.
  public struct Code: Hashable, Sendable {
    private let kind: Kind

    private enum Kind {
      case invalidAddress, unreachable, lost, unknownOutcome, refused, newerSchema
    }

    /// The text is no address of a database.
    public static let invalidAddress = Self(kind: .invalidAddress)
    /// No server answers there, or it refuses this user.
    public static let unreachable = Self(kind: .unreachable)
    /// The connection broke, and nothing has changed.
    public static let lost = Self(kind: .lost)
    /// The connection broke while a change was being committed: it is unknown whether the change
    /// was made.
    public static let unknownOutcome = Self(kind: .unknownOutcome)
    /// PostgreSQL refused a statement.
    public static let refused = Self(kind: .refused)
    /// A newer version of the program has written the tables.
    public static let newerSchema = Self(kind: .newerSchema)
  }
}
#endif
