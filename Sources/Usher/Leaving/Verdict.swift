/// What a guard says to a ``Leaving``.
public enum Verdict {
  /// It may be left.
  case allow
  /// It stays.
  case deny
  /// The person decides.
  case ask(Prompt<Bool>)
  /// Something that takes a while decides, as a server. Give the closure no capture list.
  case wait(() async -> Bool)
}
