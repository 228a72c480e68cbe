public import Observation

/// A short text about something that has happened, which goes away by itself after some seconds.
///
/// ```swift
/// let toast = Toast()
/// …
/// toast.show("The invoice was sent.", screen)
/// ```
///
/// Say only what the person can do without: a text that goes away is missed by people who look elsewhere. A mistake is told
/// by a message that stays.
public final class Toast: Observable {
  private let signals = Signals()
  private var shown: String?
  private var task: ScopeTask?
  /// The scope of the newest text.
  private weak var scope: Scope?

  /// Makes a toast without a text.
  public init() {}

  /// The text that is shown now; `nil` when there is none.
  public private(set) var text: String? {
    get {
      signals.read(\.first)
      return shown
    }
    set { signals.write(\.first) { shown = newValue } }
  }

  /// Shows a text in place of the one before.
  ///
  /// - Parameters:
  ///   - text: the text for the person.
  ///   - lifetime: the screen or flow; when it has ended already, the call does nothing.
  ///   - duration: the time, by the scope's clock, after which the text goes away.
  public func show(
    _ text: String,
    _ lifetime: some Scoped,
    for duration: Duration = .seconds(6)
  ) {
    let scope = lifetime.scope
    guard !scope.isEnded else { return }
    task?.cancel()
    self.text = text
    weak let this = self
    task = scope.after(duration) { this?.text = nil }
    guard self.scope !== scope else { return }
    self.scope = scope
    // Nobody would take the text away any more.
    scope.onEnd { [weak scope] in if let scope, this?.scope === scope { this?.text = nil } }
  }

  /// Takes the text away before its time.
  public func dismiss() {
    task?.cancel()
    task = nil
    text = nil
  }
}
