import Synchronization

/// The observers of a host. It can be used on any thread.
package final class HostMonitor: Sendable {
  private let observers: Mutex<[any HostObserver]>

  /// - Parameter observer: the first observer; `nil` for none.
  package init(_ observer: (any HostObserver)? = nil) {
    observers = Mutex(observer.map { [$0] } ?? [])
  }

  package func add(_ observer: any HostObserver) { observers.withLock { $0.append(observer) } }

  /// All observers as one; `nil` if there is none. Whoever measures often keeps it, because this takes a lock.
  package var observer: (any HostObserver)? {
    observers.withLock { $0.count > 1 ? SeveralObservers(all: $0) : $0.first }
  }

  /// Tells the observers a line for the log. Without observers it is printed on standard error.
  package func log(_ entry: HostLogEntry) {
    // Outside the lock: an observer is the app's, and may ask the host for something.
    guard let observer else { return WebHost.printError(entry.text) }
    observer.log(entry)
  }
}

/// Tells several observers.
private struct SeveralObservers: HostObserver {
  let all: [any HostObserver]

  func log(_ entry: HostLogEntry) { for observer in all { observer.log(entry) } }

  func record(_ measurement: HostMeasurement) {
    for observer in all { observer.record(measurement) }
  }

  func shown(_ screen: HostScreen) { for observer in all { observer.shown(screen) } }

  func failed(_ failure: HostFailure) { for observer in all { observer.failed(failure) } }

  /// The first that follows the work.
  func begin(_ work: HostWork, within parent: (any HostSpan)?) -> (any HostSpan)? {
    for observer in all {
      if let span = observer.begin(work, within: parent) { return span }
    }
    return nil
  }
}
