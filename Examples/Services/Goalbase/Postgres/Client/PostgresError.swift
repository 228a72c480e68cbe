/// What went wrong with PostgreSQL.
package struct PostgresError: Error, CustomStringConvertible {
  /// What kind of thing it was.
  package let code: Code
  /// What PostgreSQL or its client says; it never contains a password.
  package let description: String
  /// The five characters by which PostgreSQL names the reason, as `42P01`, if it was one to refuse.
  package let state: String?

  init(_ code: Code, _ description: String, state: String? = nil) {
    self.code = code
    self.description = description
    self.state = state
  }

  /// A kind of thing that goes wrong.
  package struct Code: Hashable, Sendable {
    private let kind: Kind

    private enum Kind {
      case invalidAddress, unreachable, lost, unknownOutcome, refused, newerSchema
    }

    /// It was no address of a database.
    package static let invalidAddress = Self(kind: .invalidAddress)
    /// Nobody answers there, or not to this user.
    package static let unreachable = Self(kind: .unreachable)
    /// The connection broke, and nothing has changed.
    package static let lost = Self(kind: .lost)
    /// The connection broke when a change was to become final: nobody knows whether it did.
    package static let unknownOutcome = Self(kind: .unknownOutcome)
    /// PostgreSQL refused a statement.
    package static let refused = Self(kind: .refused)
    /// A newer Goalbase has written the tables.
    package static let newerSchema = Self(kind: .newerSchema)
  }
}
