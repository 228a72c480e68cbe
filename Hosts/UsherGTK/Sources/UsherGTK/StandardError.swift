import Foundation

enum StandardError {
  /// Prints a line on standard error. It may lead to a full disk, or nowhere.
  static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
