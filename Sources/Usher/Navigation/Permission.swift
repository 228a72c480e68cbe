/// What became of something that changes what is shown: of a call of a flow, a link, a gesture, Back.
public enum Permission: Hashable, Sendable {
  /// It is done; or, inside of `start()` and `show(_:)`, it is part of a larger change that is being worked out and may
  /// still come to nothing.
  case allowed
  /// Nothing changes: a guard refuses, a prompt is open already, or there is nothing to do, of which
  /// ``Navigation/onMisuse`` hears why.
  case denied
  /// Nothing has changed yet: a guard asks first, and the change follows by itself if it may.
  case asking
}
