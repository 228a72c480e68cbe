import Foundation
import Synchronization

/// The time it is, as the test says.
final class TestDate: Sendable {
  private let now: Mutex<Date>

  init(_ date: Date) { now = Mutex(date) }

  var date: Date {
    get { now.withLock { $0 } }
    set { now.withLock { $0 = newValue } }
  }
}
