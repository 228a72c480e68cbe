import Observation

/// A record of the values of observable state: the value at the time when the history is made, and each later value.
///
/// ```swift
/// let states = History { viewModel.isSigningIn }
/// viewModel.signIn()
/// …
/// #expect(states.values == [false, true, false])
/// ```
///
/// `Scope.observe` reports only the last value of a turn, but a history keeps every value. Make and use a history on
/// the actor of the state that it reads.
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
  ///   - isolation: the actor of the history; by default the caller's actor.
  ///   - read: returns the value; it must read observable objects only. The history holds the closure.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    _ read: @escaping () -> Value
  ) {
    self.read = read
    track()
  }

  /// The values until now, oldest first. Equal values in a row appear once.
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
