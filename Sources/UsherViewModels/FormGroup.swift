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
/// A form is a ``FormPart`` itself, so forms can contain forms. Its validity follows from its parts and rules; its
/// own state is only whether its message shows, and ``refusals``.
@Observable
public final class FormGroup: FormPart {
  private let parts: () -> [any FormPart]
  @ObservationIgnored private var rules: [() -> String?] = []
  private var isTouched = false
  /// The number of times that ``validate()`` has found a problem since the start or ``reset()``. Each time it grows,
  /// a host moves the person to the first problem.
  public private(set) var refusals = 0

  /// Makes a form of fields and other forms.
  public convenience init(_ parts: any FormPart...) { self.init { parts } }

  /// Makes a form whose parts come and go, for example the rows of a list.
  ///
  /// ```swift
  /// let form = FormGroup { guests.names }
  /// ```
  ///
  /// - Parameter parts: returns the present parts, from observable state. The form holds the closure.
  public init(parts: @escaping () -> [any FormPart]) { self.parts = parts }

  /// Adds a rule between fields, which belongs to none of them alone.
  ///
  /// ```swift
  /// hours = FormGroup(start, end).rule { [start, end] in
  ///   start.value < end.value ? nil : "It must end after it starts."
  /// }
  /// ```
  ///
  /// - Parameter check: returns the message for the person when the rule is broken; `nil` when it holds. It must read
  ///   observable state only. The form holds the closure.
  /// - Returns: the form, so that calls can be chained.
  @discardableResult
  public func rule(_ check: @escaping () -> String?) -> FormGroup {
    rules.append(check)
    return self
  }

  /// The message of the first broken rule between the parts; `nil` until ``touch()`` or ``validate()`` was called.
  /// The parts have messages of their own.
  public var message: String? { isTouched ? problem : nil }

  private var problem: String? { rules.lazy.compactMap { $0() }.first }

  /// Whether all parts are valid and the rules between them hold.
  public var isValid: Bool { problem == nil && parts().allSatisfy(\.isValid) }
  /// Whether any part differs from its initial value.
  public var isDirty: Bool { parts().contains(where: \.isDirty) }
  /// Whether the asynchronous check of any part runs.
  public var isChecking: Bool { parts().contains(where: \.isChecking) }
  /// The messages of the parts' problems, in the order of the parts, then that of the first broken rule between them.
  public var problems: [String] { parts().flatMap(\.problems) + [problem].compactMap(\.self) }

  /// Shows the messages of the form and of all its parts.
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

  /// Shows all messages and validates the parts, one after the other.
  ///
  /// - Returns: ``isValid`` after all checks; ``refusals`` grows by one when it is `false`.
  public func validate() async -> Bool {
    touch()
    for part in parts() { _ = await part.validate() }
    // Read again for all parts: while one part was checked, another may have changed.
    let isValid = isValid
    if !isValid { refusals += 1 }
    return isValid
  }
}
