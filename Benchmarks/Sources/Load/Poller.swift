import CEpoll
import Foundation

/// Tells which of many open pages have something to read.
final class Poller {
  private let descriptor = epoll_create1(0)
  private var ready = [epoll_event](repeating: epoll_event(), count: 256)

  /// - Parameter sessions: the pages. They are told by their place in the array.
  init(_ sessions: [Session]) throws {
    for (index, session) in sessions.enumerated() {
      var event = epoll_event()
      event.events = EPOLLIN.rawValue
      event.data.u64 = UInt64(index)
      guard epoll_ctl(descriptor, EPOLL_CTL_ADD, session.socket.descriptor, &event) == 0 else {
        throw LoadError("Not so many pages can be watched.")
      }
    }
  }

  deinit { close(descriptor) }

  /// Returns the places of the pages that have something to read.
  ///
  /// - Parameter milliseconds: how long to wait for the first; -1 for as long as it takes, and 0 not at all.
  func wait(milliseconds: Int32 = -1) -> [Int] {
    let count = epoll_wait(descriptor, &ready, Int32(ready.count), milliseconds)
    return ready.prefix(max(0, Int(count))).map { Int($0.data.u64) }
  }
}
