import Observation

/// Finds out whether code reads observable objects.
///
/// `withObservationTracking` keeps its `onChange` only if there is something to observe. So the
/// sentinel that `onChange` captures has a second reference afterwards exactly if there is something to observe. If
/// that ever changes in Swift, rows are treated as if they read observable objects, which only costs time.
@usableFromInline enum PurityProbe {
  private final class Sentinel: Sendable {}

  @usableFromInline static func isPure(_ body: () -> Void) -> Bool {
    var sentinel = Sentinel()
    observe(sentinel, body)
    return isKnownUniquelyReferenced(&sentinel)
  }

  @inline(never) private static func observe(_ sentinel: Sentinel, _ body: () -> Void) {
    withObservationTracking(body) { _ = sentinel }
  }
}
