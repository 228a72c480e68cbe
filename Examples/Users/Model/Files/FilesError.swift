/// Why a file couldn't be stored or found: a code, not a text, because what to tell a person is for
/// the view models to say.
package enum FilesError: Error, Equatable, Sendable {
  /// Larger files than this are for premium customers.
  case premiumOnly(limit: Int64)
  case emptyName
  /// More or less came than was declared.
  case sizeMismatch
  case unknownFile
  /// The disk or the database failed, with what it said.
  case storage(String)
}
