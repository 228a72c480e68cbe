/// What goes wrong on the way of an answer, one of each kind.
///
/// How the connection is told each, in all its forms, the tests of the REST client know; those of a
/// model see that it tells them on.
package enum Fault: CaseIterable, Sendable {
  case timedOut, cutOff, malformed, tooLarge

  /// What a server does for it.
  ///
  /// - Parameter longestAnswer: what is read at most.
  package func acts(longestAnswer: Int) -> [FaultyServer.Act] {
    switch self {
    case .timedOut: [.hang]
    case .cutOff: [.send([FaultyServer.Act].head(length: 9) + "[")]
    case .malformed: [.send("220 mail.example.org SMTP\r\n\r\n")]
    case .tooLarge: [.send([FaultyServer.Act].head(length: longestAnswer + 1)), .hang]
    }
  }

  /// How long to wait for an answer: long enough for a busy machine, where there will be one.
  package var timeout: Duration { self == .timedOut ? .milliseconds(500) : .seconds(60) }
}
