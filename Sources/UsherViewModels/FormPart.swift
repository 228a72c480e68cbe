/// What a ``FormGroup`` is made of: a ``Field``, or another form.
public protocol FormPart: AnyObject {
  /// Whether everything is known to be right.
  var isValid: Bool { get }
  /// Whether something differs from where it began.
  var isDirty: Bool { get }
  /// Whether something is being checked elsewhere.
  var isChecking: Bool { get }
  /// What is wrong, whether the person sees it yet or not; empty when nothing is.
  var problems: [String] { get }

  /// The person has seen it all: from now on messages show.
  func touch()
  /// Puts everything back to where it began.
  func reset()
  /// Has everything checked, and shows the messages.
  ///
  /// - Returns: whether everything is right.
  func validate() async -> Bool
}
