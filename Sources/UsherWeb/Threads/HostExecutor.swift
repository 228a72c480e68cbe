import Dispatch
import Foundation

/// Runs the work of hosts and servers that isn't a session's: requests, new connections, and what is stored. It has
/// threads of its own, so that an app that blocks Swift's threads holds up none of that.
///
/// A task runs here with `Task(executorPreference:)` or `withTaskExecutorPreference(_:)`; so do its child tasks. The code
/// of an app is called with the preference ``appThreads`` instead: its actors would come along.
package final class HostExecutor: TaskExecutor {
  /// The executor of all hosts of the process.
  package static let shared = HostExecutor()

  /// How many threads more there can be, for those that are held up.
  private static let spareCount = 64

  private let threads: SessionThreads

  private init() {
    let width = ProcessInfo.processInfo.activeProcessorCount
    threads = SessionThreads(width: width, limit: width + Self.spareCount)
  }

  /// Where the code of apps runs, unless it says otherwise: on Swift's threads.
  package static var appThreads: any TaskExecutor { globalConcurrentExecutor }

  /// Waits for a time, also while Swift's threads, by which `Task.sleep` wakes, are blocked. A cancelled task waits, too.
  package static func sleep(for time: Duration) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + time / .seconds(1)) {
        continuation.resume()
      }
    }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    threads.schedule(.job(UnownedJob(job), asUnownedTaskExecutor()))
  }
}
