import Synchronization

/// Whether a turn of the session is running or scheduled: then a change of the page needs no further turn.
final class Turn: Sendable {
  private enum State: UInt8 { case idle, running, scheduled }
  private let state = Atomic(State.idle.rawValue)

  func begin() { state.store(State.running.rawValue, ordering: .releasing) }
  func end() { state.store(State.idle.rawValue, ordering: .releasing) }

  /// Schedules a turn, unless one is running or scheduled already.
  ///
  /// - Returns: whether the caller has to start the turn.
  func schedule() -> Bool {
    state.compareExchange(
      expected: State.idle.rawValue,
      desired: State.scheduled.rawValue,
      ordering: .acquiringAndReleasing
    ).exchanged
  }
}
