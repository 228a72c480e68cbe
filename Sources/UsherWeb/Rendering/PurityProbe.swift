import Observation

/// Finds out whether code reads observable objects.
///
/// `withObservationTracking` keeps its `onChange` only if there is something to observe. So the sentinel
/// that `onChange` captures is shared afterwards exactly in that case. Should that ever change, lists
/// count as reading more than they do, which only costs time.
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
