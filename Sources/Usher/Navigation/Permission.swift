/// The result of a call that changes the shown screens: a call of a flow, a link, a gesture, Back.
///
/// ```swift
/// if navigation.requestClose() == .allowed { window.close() }
/// ```
public enum Permission: Hashable, Sendable {
  /// The change is done. Exception: a change inside `start()` and `show(_:)` is part of a larger change, for example of
  /// a link that is followed, and this larger change may still be refused.
  case allowed
  /// Nothing changes: a guard refuses, a prompt is open, or the call has no effect. When a flow's own call has no
  /// effect, ``Navigation/onMisuse`` gets the reason.
  case denied
  /// Nothing has changed yet: a guard asks the person, or its asynchronous work, first. If the answer is yes, the
  /// change follows without another call; if it is no, nothing changes, and the observers of ``Navigation/onVeto(_:)``
  /// are called.
  case asking
}
