import Foundation
import Synchronization

/// The current time, set by the test.
final class TestDate: Sendable {
  private let now: Mutex<Date>

  init(_ date: Date) { now = Mutex(date) }

  var date: Date {
    get { now.withLock { $0 } }
    set { now.withLock { $0 = newValue } }
  }
}
