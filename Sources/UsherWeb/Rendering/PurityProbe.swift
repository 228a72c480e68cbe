import Observation

/// Tells whether some code read observable objects.
///
/// `withObservationTracking` keeps its `onChange` only when there is something to observe, so the
/// sentinel in it is shared afterwards exactly then. Should that ever change, lists are taken to
/// read more than they do, which costs time and nothing else.
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
