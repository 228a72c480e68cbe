/// The reason why a file couldn't be stored or found. It is a code without text: the view models choose the words for
/// people.
package enum FilesError: Error, Equatable, Sendable {
  /// The file is larger than `limit` bytes. Only premium customers may store such a file.
  case premiumOnly(limit: Int64)
  case emptyName
  /// More or fewer bytes arrived than were declared.
  case sizeMismatch
  case unknownFile
  /// The disk or the database failed, with its message.
  case storage(String)
  /// It failed as the files were listed.
  case listing(String)
}
