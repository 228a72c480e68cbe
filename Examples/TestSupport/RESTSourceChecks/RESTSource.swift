package import Foundation
package import RESTErrors

/// A client of a REST service, for the tests of what all clients have in common.
package struct RESTSource: Sendable {
  let answer: String
  let longestAnswer: Int
  let ask: @Sendable (URL, Duration) async throws -> Void
  let reason: @Sendable (any Error) -> RESTError?

  /// - Parameters:
  ///   - answer: An answer that it understands.
  ///   - longestAnswer: The maximum size of an answer in bytes.
  ///   - ask: Asks a server for something, with a timeout.
  ///   - reason: Returns the reason that one of its errors gives; `nil` for an error without one.
  package init(
    answer: String = "[]",
    longestAnswer: Int,
    ask: @escaping @Sendable (_ url: URL, _ timeout: Duration) async throws -> Void,
    reason: @escaping @Sendable (any Error) -> RESTError?
  ) {
    self.answer = answer
    self.longestAnswer = longestAnswer
    self.ask = ask
    self.reason = reason
  }
}
