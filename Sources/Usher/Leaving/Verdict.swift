/// A guard's answer to a ``Leaving``.
///
/// ```swift
/// screen.beforeLeaving(editor) { editor, _ in
///   editor.hasChanges ? .ask(.confirm("Discard your changes?", confirm: "Discard")) : .allow
/// }
/// ```
public enum Verdict {
  /// The screen or flow may be left.
  case allow
  /// The screen or flow stays.
  case deny
  /// The person decides by a prompt; the answer `true` leaves.
  case ask(Prompt<Bool>)
  /// Asynchronous work decides, for example a request to a server; the result `true` leaves. The work is cancelled when
  /// the guard's screen or flow ends. Give the closure no capture list, so that it runs on the navigation's actor.
  case wait(() async -> Bool)
}
