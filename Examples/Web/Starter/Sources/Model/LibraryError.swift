/// The reason why the library couldn't do what it was asked for.
package enum LibraryError: Error, Equatable, CustomStringConvertible {
  /// The file is there, but can't be read or decoded.
  case notRead(file: String, reason: String)
  /// Somebody has deleted the book.
  case gone
  /// The file can't be written, for example because the disk is full.
  case notStored(String)

  /// What the log says.
  package var description: String {
    switch self {
    case .notRead(let file, let reason):
      "\(file) can't be read. To fix this, mend it, or move it away. \(reason)"
    case .gone: "The book doesn't exist any more."
    case .notStored(let reason): "The books can't be stored. \(reason)"
    }
  }
}
