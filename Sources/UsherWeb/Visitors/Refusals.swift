import Synchronization

/// Tells the log about refusals, as often as ``RefusalLog`` allows. It can be used on any thread.
package final class Refusals: Sendable {
  /// The kind of what was refused.
  package enum Kind: String, Sendable {
    case page, socket, origin, host, deadly, record, store, address, unconfirmed, turn
  }

  private let log = Mutex(RefusalLog())
  private let report: @Sendable (String) -> Void

  package init(_ report: @escaping @Sendable (String) -> Void) { self.report = report }

  /// Tells about a refusal.
  ///
  /// - Parameters:
  ///   - source: the network that the request came from; `nil` if it isn't known.
  ///   - text: the text for the log. What a client has written must be ``Swift/StringProtocol/clipped`` in it.
  package func tell(_ kind: Kind, from source: String?, _ text: @autoclosure () -> String) {
    let unsaid = log.withLock { $0.add(kind.rawValue, from: source ?? "", at: .now) }
    guard let unsaid else { return }
    // Outside the lock: the closure is the app's, and may take its time.
    report(unsaid == RefusalLog.Unsaid() ? text() : "\(text()) \(unsaid)")
  }
}
