package import Foundation
import Synchronization

/// The time it is in a test.
package final class Clock: Sendable {
  private let seconds = Mutex(1_475_755_200.5)

  /// Noon of the sixth of October 2016, and half a second.
  package var now: Date { Date(timeIntervalSince1970: seconds.withLock(\.self)) }

  package func advance(_ seconds: Double) {
    self.seconds.withLock { $0 += seconds }
  }
}
