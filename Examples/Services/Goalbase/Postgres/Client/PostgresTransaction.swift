/// What a connection is used for.
enum PostgresTransaction {
  /// A single statement.
  case statement
  /// Several that read one state.
  case reading
  /// Several that change everything or nothing. Each sees what others have done before it, as it is
  /// after waiting for them.
  case writing

  var beginning: String? {
    switch self {
    case .statement: nil
    case .reading: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    case .writing: "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
    }
  }
}
