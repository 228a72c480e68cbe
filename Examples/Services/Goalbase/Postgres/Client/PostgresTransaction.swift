/// The kind of transaction on a connection.
enum PostgresTransaction {
  /// A single statement.
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
