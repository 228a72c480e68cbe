/// The result of a call that changes the shown screens: a call of a flow, a link, a gesture, Back.
///
/// ```swift
/// if navigation.requestClose() == .allowed { window.close() }
/// ```
public enum Permission: Hashable, Sendable {
  /// The change is done. Inside `start()` and `show(_:)` it is a part of a larger change, which may still be refused.
  case allowed
  /// Nothing changes: a guard refuses, a prompt is open, or the call has no effect. In the last case
  /// ``Navigation/onMisuse`` gets the reason for a call of a flow.
  case denied
  /// Nothing has changed yet: a guard asks first. If it agrees, the change follows without another call.
  case asking
}
