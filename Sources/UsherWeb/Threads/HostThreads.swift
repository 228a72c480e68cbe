import Synchronization
import Usher

/// The threads of a host's sessions, and the screens whose turns take long.
final class HostThreads: Sendable {
  /// How many sessions with long turns run at the same time.
  private static let slowCount = 64

  /// The threads of most sessions.
  let quick: any SessionPool
  /// The threads of sessions whose turns take long.
  let slow: any SessionPool
  private let slowScreens = Mutex<Set<ObjectIdentifier>>([])
  private let slowCount = Atomic(0)

  init(quick: any SessionPool, slow: any SessionPool) {
    self.quick = quick
    self.slow = slow
  }

  /// - Parameter quick: how many sessions run at the same time.
  convenience init(quick: Int) {
    self.init(
      // A few that hang for ever are replaced.
      quick: SessionThreads(width: quick, limit: quick + Self.slowCount),
      slow: SessionThreads(width: Self.slowCount, limit: Self.slowCount)
    )
  }

  /// The number of sessions that have work to do, and wait for a thread.
  var waiting: Int { quick.waiting + slow.waiting }

  /// The number of threads that are held up by a session.
  var held: Int { quick.held + slow.held }

  /// The number of screens whose turns have taken long.
  var slowScreenCount: Int { slowCount.load(ordering: .relaxed) }

  /// Notes that a turn of the view models of this type has taken long.
  func addSlow(_ viewModel: any ViewModel.Type) {
    let count = slowScreens.withLock { screens in
      screens.insert(ObjectIdentifier(viewModel))
      return screens.count
    }
    slowCount.store(count, ordering: .relaxed)
  }

  /// Returns whether turns of the view models of this type take long, as far as they say so or have shown it.
  func isSlow(_ viewModel: any ViewModel.Type) -> Bool {
    viewModel is any SlowViewModel.Type
      || slowScreens.withLock { $0.contains(ObjectIdentifier(viewModel)) }
  }
}
