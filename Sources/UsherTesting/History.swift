import Observation

/// A record of every value that observable state has had, from the making of the record on; the first value included.
///
/// ```swift
/// let states = History { viewModel.isSigningIn }
/// viewModel.signIn()
/// …
/// #expect(states.values == [false, true, false])
/// ```
///
/// Unlike `Scope.observe`, which reports the last value of a turn only, a history keeps each value. A history must be
/// used on the actor where it was made, which must be the actor of the state that it reads.
public final class History<Value: Equatable & SendableMetatype> {
  private var seen: [Value] = []
  private let read: () -> Value

  /// Makes a history of a value.
  ///
  /// ```swift
  /// let states = History { viewModel.isSigningIn }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: the actor of the history; the caller's by default.
  ///   - read: returns the value, from observable objects. The history holds the closure.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    _ read: @escaping () -> Value
  ) {
    self.read = read
    track()
  }

  /// The values, oldest first; equal values in a row are one.
  public var values: [Value] {
    let value = read()
    return seen.last == value ? seen : seen + [value]
  }

  private func track() {
    let watcher = Watcher(history: self)
    withObservationTracking {
      _ = read()
    } onChange: {
      watcher.willChange()
    }
  }

  /// Keeps the present value, which is about to change.
  fileprivate func keep() {
    let value = read()
    if seen.last != value { seen.append(value) }
    track()
  }
}

/// A carrier of the history into the notification. `@unchecked Sendable` because observable objects of one actor
/// change on that actor only, and notify there, before the change.
private struct Watcher<Value: Equatable & SendableMetatype>: @unchecked Sendable {
  weak var history: History<Value>?

  func willChange() { history?.keep() }
}
