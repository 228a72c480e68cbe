import Foundation

/// An error of a build, with its place if it has one.
struct BuildError: Codable, Equatable {
  /// The file, line and column: `Sources/Views/BooksView.swift:12:3`; `nil` for an error of no file.
  let place: String?
  let message: String

  /// The most errors that are shown.
  static let limit = 20
  /// The most characters of a message.
  private static let longest = 1000

  /// Finds the errors in what the package manager has written, each once.
  ///
  /// - Parameter folder: the package. Places in it are told from there.
  static func all(in output: String, below folder: URL) -> [BuildError] {
    var errors: [BuildError] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let error = BuildError(line: line, below: folder), !errors.contains(error) else {
        continue
      }
      errors.append(error)
    }
    // The package manager's own, such as “emit-module command failed”, say nothing more than those of files.
    let placed = errors.filter { $0.place != nil }
    return Array((placed.isEmpty ? errors : placed).prefix(limit))
  }
}

extension BuildError {
  fileprivate init?(line: Substring, below folder: URL) {
    if let found = line.wholeMatch(of: /(\/.*:\d+(?::\d+)?): (?:fatal )?error: (.*)/) {
      let path = String(found.1)
      let start = folder.path + "/"
      place = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
      message = String(found.2.prefix(Self.longest))
    } else if let found = line.wholeMatch(of: /(?:<unknown>:0: |\S*ld\S*: )?error: (.*)/) {
      place = nil
      message = String(found.1.prefix(Self.longest))
    } else if line.contains(": undefined reference to ") {
      place = nil
      message = String(line.prefix(Self.longest))
    } else {
      return nil
    }
  }
}
