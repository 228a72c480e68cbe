#if Hummingbird
import Dispatch
import Foundation
import Synchronization

/// Ends the process if it can't end by itself: at a second SIGTERM or SIGINT, and some time after the first one.
///
/// `UsherServer.run()` returns on the threads of whoever called it, usually Swift's. If an app blocks all of them, only a
/// thread of another kind can do something.
final class StopSignals {
  private struct State {
    var count = 0
    var isOver = false
  }

  /// The time that the process has to end by itself after the time for the server's end is over.
  private static let patience = 2.0

  private let sources: [any DispatchSourceSignal]
  private let state: Shared

  private final class Shared: Sendable {
    let state = Mutex(State())
  }

  /// - Parameters:
  ///   - limit: the time for the server's end.
  ///   - report: receives the reason right before the process ends.
  init(limit: Duration, report: @escaping @Sendable (String) -> Void) {
    let queue = DispatchQueue(label: "usher.stop")
    let shared = Shared()
    state = shared
    sources = [SIGTERM, SIGINT].map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler {
        let count = shared.state.withLock { state in
          state.count += 1
          return state.count
        }
        guard count == 1 else {
          report("The process ends at once, because it was told so twice.")
          _exit(1)
        }
        queue.asyncAfter(deadline: .now() + limit / .seconds(1) + Self.patience) {
          guard !shared.state.withLock(\.isOver) else { return }
          report(
            """
            The process ends, though the server hasn't stopped: all of Swift's threads are blocked. To fix this, let \
            the app's models `await` instead of blocking.
            """
          )
          _exit(1)
        }
      }
      source.resume()
      return source
    }
  }

  /// Call when the server has ended: from now on, the app decides what a signal does.
  func end() {
    state.state.withLock { $0.isOver = true }
    for source in sources { source.cancel() }
  }
}
#endif
