public import Observation

/// Fields that are filled in together, and the rules between them.
///
/// ```swift
/// let start = Field(9)
/// let end = Field(17)
/// let hours: FormGroup
/// …
/// hours = FormGroup(start, end).rule { [start, end] in
///   start.value < end.value ? nil : "It must end after it starts."
/// }
/// …
/// guard await hours.validate() else { return }   // messages show now
/// ```
///
/// A form is a ``FormPart`` itself, so forms can contain forms. Whether a form is valid follows from its parts and
/// rules. The form itself stores only two things: whether its message shows, and ``refusals``.
@Observable
public final class FormGroup: FormPart {
  private let parts: () -> [any FormPart]
  @ObservationIgnored private var rules: [() -> String?] = []
  private var isTouched = false
  /// How often ``validate()`` has returned `false` so far; ``reset()`` sets the number to 0. Each time the number
  /// grows, a host moves the person to the first problem.
  public private(set) var refusals = 0

  /// Makes a form whose parts are these fields and other forms.
  public convenience init(_ parts: any FormPart...) { self.init { parts } }

  /// Makes a form whose parts change while the form is in use, for example with the rows of a list.
  ///
  /// ```swift
  /// let form = FormGroup { guests.names }
  /// ```
  ///
  /// - Parameter parts: returns the current parts; it must read observable state only. The form keeps the closure, so
  ///   the closure must not hold the owner of the form strongly.
  public init(parts: @escaping () -> [any FormPart]) { self.parts = parts }

  /// Adds a rule that concerns several fields together.
  ///
  /// ```swift
  /// hours = FormGroup(start, end).rule { [start, end] in
  ///   start.value < end.value ? nil : "It must end after it starts."
  /// }
  /// ```
  ///
  /// - Parameter check: returns the message for the person when the rule is broken; `nil` when the rule is obeyed. The
  ///   closure must read observable state only. The form holds the closure.
  /// - Returns: this form, so that calls can be chained.
  @discardableResult
  public func rule(_ check: @escaping () -> String?) -> FormGroup {
    rules.append(check)
    return self
  }

  /// The message of the first broken rule that was added by ``rule(_:)``; `nil` when no such rule is broken. Like the
  /// messages of the parts, it is `nil` until ``touch()`` or ``validate()`` is called, and again after ``reset()``. The
  /// messages of the parts aren't included.
  public var message: String? { isTouched ? problem : nil }

  private var problem: String? { rules.lazy.compactMap { $0() }.first }

  /// Whether all parts are valid and no rule of the form is broken.
  public var isValid: Bool { problem == nil && parts().allSatisfy(\.isValid) }
  /// Whether the value of at least one field differs from the field's initial value.
  public var isDirty: Bool { parts().contains(where: \.isDirty) }
  /// Whether an asynchronous check of at least one part runs.
  public var isChecking: Bool { parts().contains(where: \.isChecking) }
  /// The messages of all problems, shown or not: those of the parts, in the order of the parts, and then the message
  /// of the form's first broken rule. The list is empty when there is no problem.
  public var problems: [String] { parts().flatMap(\.problems) + [problem].compactMap(\.self) }

  /// The messages of all fields' problems, shown or not, in the order of the fields.
  public var fieldProblems: [String] { parts().flatMap(\.fieldProblems) }
  /// The message of the first broken rule of each form within this one, and then of this form, shown or not.
  public var ruleProblems: [String] {
    parts().flatMap(\.ruleProblems) + [problem].compactMap(\.self)
  }

  /// Lets the messages of the form and of all its parts show from now on.
  public func touch() {
    isTouched = true
    for part in parts() { part.touch() }
  }

  /// Restores the initial values of all parts, hides all messages, and sets ``refusals`` to 0.
  public func reset() {
    isTouched = false
    refusals = 0
    for part in parts() { part.reset() }
  }

  /// Lets all messages show, and validates the parts, one after the other.
  ///
  /// - Returns: ``isValid`` after all checks. When the result is `false`, ``refusals`` grows by one.
  public func validate() async -> Bool {
    touch()
    for part in parts() { _ = await part.validate() }
    // Read again for all parts: while one part was checked, another may have changed.
    let isValid = isValid
    if !isValid { refusals += 1 }
    return isValid
  }
}
