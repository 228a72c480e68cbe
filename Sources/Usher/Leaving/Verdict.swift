/// What a guard says about an attempt to leave its screen or flow. See ``Leaving``.
///
/// ```swift
/// screen.beforeLeaving(editor) { editor, _ in
///   editor.hasChanges ? .ask(.confirm("Discard your changes?", confirm: "Discard")) : .allow
/// }
/// ```
public enum Verdict {
  /// The guard agrees: the screen or flow may be left.
  case allow
  /// The guard refuses: the screen or flow stays.
  case deny
  /// The person decides by this prompt: with the answer `true` the screen or flow is left, with `false` it stays.
  case ask(Prompt<Bool>)
  /// Asynchronous work decides, for example a request to a server: with the result `true` the screen or flow is left,
  /// with `false` it stays. The work is cancelled when the guard's screen or flow ends. Give the closure no capture
  /// list, so that it runs on the navigation's actor.
  case wait(() async -> Bool)
}
