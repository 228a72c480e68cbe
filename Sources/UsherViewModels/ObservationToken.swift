/// A handle that ends an observation early.
///
/// ```swift
/// let token = screen.scope.observe { years } then: { show($0) }
/// token.end()
/// ```
///
/// Releasing the token doesn't end the observation. Without a call of ``end()`` the observation ends when its scope
/// ends, or when the observed object is released.
public final class ObservationToken {
  private var onEnd: (() -> Void)?

  package init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }

  init(_ observers: Observers, _ id: Int) {
    weak let observers = observers
    onEnd = { observers?.remove(id) }
  }

  /// Ends the observation; nothing happens when it has ended already.
  public func end() {
    onEnd?()
    onEnd = nil
  }
}
