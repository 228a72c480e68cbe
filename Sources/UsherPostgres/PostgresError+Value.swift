#if PostgreSQL
import PostgresClient

extension PostgresError {
  /// Whether the database can't take a value: PostgreSQL's classes 22, 23 and 54. All else would happen again to others.
  var isAboutValue: Bool {
    guard let state else { return false }
    return ["22", "23", "54"].contains(state.prefix(2))
  }
}
#endif
