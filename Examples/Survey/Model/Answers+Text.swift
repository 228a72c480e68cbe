import Foundation

/// How stores keep answers.
extension Answers {
  /// Returns the answers as JSON.
  package func text() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
  }

  /// Reads what ``text()`` has returned.
  package init(text: String) throws {
    self = try JSONDecoder().decode(Answers.self, from: Data(text.utf8))
  }
}
