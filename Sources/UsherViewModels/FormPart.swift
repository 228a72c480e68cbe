/// A part of a ``FormGroup``: a ``Field``, or another form.
///
/// ```swift
/// form = FormGroup(username, name, age, password, again, hours)
/// ```
public protocol FormPart: AnyObject {
  /// Whether the part is known to have no problem; `false` also while a needed check has no result yet.
  var isValid: Bool { get }
  /// Whether at least one value of the part differs from the initial value.
  var isDirty: Bool { get }
  /// Whether an asynchronous check of the part runs.
  var isChecking: Bool { get }
  /// The messages of all problems of the part, also of those that don't show yet; empty when there is no problem.
  var problems: [String] { get }

  /// The messages of fields' problems among ``problems``; by default all of them.
  var fieldProblems: [String] { get }
  /// The messages of broken rules between fields among ``problems``; by default none.
  var ruleProblems: [String] { get }

  /// Lets the part's messages show from now on. A view calls this when the person has gone through the whole part.
  func touch()
  /// Restores the initial values of the part and hides its messages.
  func reset()
  /// Lets the part's messages show, runs all asynchronous checks that are needed, and waits for their results.
  ///
  /// - Returns: ``isValid`` after the checks.
  func validate() async -> Bool
}

extension FormPart {
  /// The messages of all problems: a part without rules of its own is a field.
  public var fieldProblems: [String] { problems }
  /// No messages: a field has no rules between fields.
  public var ruleProblems: [String] { [] }
}
