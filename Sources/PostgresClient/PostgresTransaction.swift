#if PostgreSQL
/// The kind of transaction on a connection.
public enum PostgresTransaction: Sendable {
  /// A single statement that only reads: it is run again if the connection is lost.
  case statement
  /// Several statements that read the same state.
  case reading
  /// Several statements that change everything or nothing. Each statement sees the changes that
  /// other transactions have committed before it, after waiting for them.
  case writing

  var beginning: String? {
    switch self {
    case .statement: nil
    case .reading: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    case .writing: "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
    }
  }
}
#endif
