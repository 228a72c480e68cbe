/// A fault in an answer, one of each kind.
///
/// The tests of the REST client cover each kind in all its forms; the tests of a model only check
/// that the model reports the kind.
package enum Fault: CaseIterable, Sendable {
  case timedOut, cutOff, malformed, tooLarge

  /// Returns what a server does to cause the fault.
  ///
  /// - Parameter longestAnswer: The maximum size that the client accepts, in bytes.
  package func acts(longestAnswer: Int) -> [FaultyServer.Act] {
    switch self {
    case .timedOut: [.hang]
    case .cutOff: [.send([FaultyServer.Act].head(length: 9) + "[")]
    case .malformed: [.send("220 mail.example.org SMTP\r\n\r\n")]
    case .tooLarge: [.send([FaultyServer.Act].head(length: longestAnswer + 1)), .hang]
    }
  }

  /// The client's timeout for this test: long where an answer is expected, so that a busy machine
  /// doesn't matter.
  package var timeout: Duration { self == .timedOut ? .milliseconds(500) : .seconds(60) }
}
