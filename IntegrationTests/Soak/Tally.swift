import Foundation
import Synchronization

/// What all clients have done together, and what went wrong.
final class Tally: Sendable {
  private struct State {
    var counts: [String: Int] = [:]
    var problems: [String] = []
    var waits: [Double] = []
    /// What each client does now, who hasn't come to the end.
    var doing: [Int: String] = [:]
  }

  private let state = Mutex(State())

  func count(_ name: String) { state.withLock { $0.counts[name, default: 0] += 1 } }

  /// Notes how long a client was without a server, in seconds.
  func waited(_ seconds: Double) { state.withLock { $0.waits.append(seconds) } }

  func report(_ problem: String) {
    state.withLock { state in
      if state.problems.count < 50 { state.problems.append(problem) }
    }
  }

  /// Notes what a client does now; `nil` when it has come to the end.
  func set(_ client: Int, doing: String?) { state.withLock { $0.doing[client] = doing } }

  /// Reports those who haven't come to the end.
  func reportStuck() {
    for (client, doing) in state.withLock(\.doing) {
      report("client \(client) doesn't come to the end: it \(doing)")
    }
  }

  /// The numbers and problems as JSON, on one line.
  func json() throws -> String {
    let summary = state.withLock { state in
      Summary(
        counts: state.counts,
        problems: state.problems,
        longestWait: state.waits.max() ?? 0
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(summary), as: UTF8.self)
  }

  private struct Summary: Encodable {
    let counts: [String: Int]
    let problems: [String]
    let longestWait: Double
  }
}
