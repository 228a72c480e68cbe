import Foundation

/// What the developer reads.
enum Terminal {
  /// Writes a line of this program.
  static func say(_ text: String) { pass(Data("usher-watch: \(text)\n".utf8)) }

  /// Passes on what another program has written.
  static func pass(_ data: Data) {
    // Nobody may read any more.
    try? FileHandle.standardError.write(contentsOf: data)
  }
}
