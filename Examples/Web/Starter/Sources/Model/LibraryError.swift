/// The reason why the library couldn't do what it was asked for.
package enum LibraryError: Error, Equatable {
  /// Somebody has deleted the book.
  case gone
  /// The file can't be written, for example because the disk is full.
  case notStored(String)
}
