#if PostgreSQL
import Foundation
import UsherWeb

/// What processes that share a database tell each other, as the text of a notification.
enum NodeMessage: Codable, Equatable {
  /// `from` wants to go on with a session.
  case request(
    id: String,
    from: String,
    token: String,
    visitor: String,
    document: String?,
    isLeft: Bool
  )
  /// What became of a request.
  case answer(id: String, String)
  /// Sessions have ended, because their person has signed in or out elsewhere.
  case ended([String])

  /// The channel of a process.
  static func channel(of node: String) -> String { "usher_\(node)" }

  /// How many sessions one message tells of: a notification has less than 8,000 bytes.
  static let mostTokens = 100

  var text: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  init?(_ text: String) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = message
  }
}
#endif
