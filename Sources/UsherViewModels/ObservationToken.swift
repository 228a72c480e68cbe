/// Ends an observation early. It may be dropped: who is observed, or the scope, ends it too.
public final class ObservationToken {
  private var onEnd: (() -> Void)?

  package init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }

  init(_ observers: Observers, _ id: Int) {
    weak let observers = observers
    onEnd = { observers?.remove(id) }
  }

  /// Ends the observation; harmless when it has ended.
  public func end() {
    onEnd?()
    onEnd = nil
  }
}
