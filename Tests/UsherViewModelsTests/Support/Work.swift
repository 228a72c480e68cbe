import Testing
import UsherTestSupport
import UsherViewModels

/// Knows when nothing goes on in its scopes any more: no work runs, and no observer is still to be told. What hasn't
/// happened by then never will.
final class Work {
  private let activity = Activity()

  func scope(
    on isolation: any Actor,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Scope {
    Scope(isolation: isolation, clock: clock, activity: activity)
  }

  /// - Parameter rest: how much work waits for the test, and isn't over.
  func isOver(but rest: Int = 0) async { await settle { activity.count == rest } }
}
