/// A part of a ``FormGroup``: a ``Field``, or another form.
///
/// ```swift
/// form = FormGroup(username, name, age, password, again, hours)
/// ```
public protocol FormPart: AnyObject {
  /// Whether the part is known to have no problem.
  var isValid: Bool { get }
  /// Whether a value of the part differs from its initial value.
  var isDirty: Bool { get }
  /// Whether an asynchronous check of the part runs.
  var isChecking: Bool { get }
  /// The messages of all problems, whether the person sees them yet or not; empty when there is none.
  var problems: [String] { get }

  /// Call when the person has seen the whole part. From now on its messages show.
  func touch()
  /// Restores the initial values and hides the messages.
  func reset()
  /// Shows the messages, runs all checks, and waits for their results.
  ///
  /// - Returns: ``isValid`` after the checks.
  func validate() async -> Bool
}
