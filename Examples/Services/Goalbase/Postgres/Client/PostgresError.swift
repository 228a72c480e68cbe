/// An error of PostgreSQL or its client.
package struct PostgresError: Error, CustomStringConvertible {
  /// The kind of error.
  package let code: Code
  /// The message of PostgreSQL or its client; it never contains a password.
  package let description: String
  /// PostgreSQL's five-character code for a refusal, for example `42P01`; `nil` without one.
  package let state: String?

  init(_ code: Code, _ description: String, state: String? = nil) {
    self.code = code
    self.description = description
    self.state = state
  }

  /// A kind of error.
  package struct Code: Hashable, Sendable {
    private let kind: Kind

    private enum Kind {
      case invalidAddress, unreachable, lost, unknownOutcome, refused, newerSchema
    }

    /// The text is no address of a database.
    package static let invalidAddress = Self(kind: .invalidAddress)
    /// No server answers there, or it refuses this user.
    package static let unreachable = Self(kind: .unreachable)
    /// The connection broke, and nothing has changed.
    package static let lost = Self(kind: .lost)
    /// The connection broke while a change was being committed: it is unknown whether the change
    /// was made.
    package static let unknownOutcome = Self(kind: .unknownOutcome)
    /// PostgreSQL refused a statement.
    package static let refused = Self(kind: .refused)
    /// A newer Goalbase has written the tables.
    package static let newerSchema = Self(kind: .newerSchema)
  }
}
