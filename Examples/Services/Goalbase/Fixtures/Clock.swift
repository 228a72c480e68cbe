package import Foundation
import Synchronization

/// The clock of a test.
package final class Clock: Sendable {
  private let seconds = Mutex(1_475_755_200.5)

  /// The current time, at first half a second after noon on 6 October 2016.
  package var now: Date { Date(timeIntervalSince1970: seconds.withLock(\.self)) }

  package func advance(_ seconds: Double) {
    self.seconds.withLock { $0 += seconds }
  }
}
