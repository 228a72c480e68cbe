/// What a host is answered when the person wants to leave a screen.
public enum Permission: Hashable, Sendable {
  /// It is done: the tree is what it is to be.
  case allowed
  /// Nothing changes: there is nowhere to go, a guard refuses, or a question is open already.
  case denied
  /// Nothing has changed yet: a guard asks first, and the change follows by itself if it may.
  case asking
}
