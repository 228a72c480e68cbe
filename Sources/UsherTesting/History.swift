import Observation

/// Every value something has had since it was watched, the first included.
///
/// Unlike an observer, which hears once of all that happens in one go, it keeps each value.
///
/// ```swift
/// let states = History { viewModel.isSigningIn }
/// viewModel.signIn()
/// …
/// #expect(states.values == [false, true, false])
/// ```
///
/// It is bound to the actor that made it, as what it watches is.
public final class History<Value: Equatable & SendableMetatype> {
  private var seen: [Value] = []
  private let read: () -> Value

  /// Watches what `read` gets from observable objects.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    _ read: @escaping () -> Value
  ) {
    self.read = read
    track()
  }

  /// The values, oldest first; equal ones in a row count once.
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

  /// The change is about to happen: what is there now has been a value.
  fileprivate func keep() {
    let value = read()
    if seen.last != value { seen.append(value) }
    track()
  }
}

/// Carries the history into the notification. `@unchecked Sendable` because observable objects of
/// one actor change on that actor only, and notify there, before the change.
private struct Watcher<Value: Equatable & SendableMetatype>: @unchecked Sendable {
  weak var history: History<Value>?

  func willChange() { history?.keep() }
}
