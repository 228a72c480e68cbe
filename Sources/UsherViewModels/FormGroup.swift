public import Observation

/// Several fields that are filled in together, and the rules between them.
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
/// A form is a part itself, so forms nest. It keeps no state besides: everything follows from the fields.
@Observable
public final class FormGroup: FormPart {
  private let parts: () -> [any FormPart]
  @ObservationIgnored private var rules: [() -> String?] = []
  private var isTouched = false
  /// How often ``validate()`` has found something wrong: a host takes the person there each time.
  public private(set) var refusals = 0

  /// A form of fields and other forms.
  public convenience init(_ parts: any FormPart...) { self.init { parts } }

  /// A form whose parts come and go, as the rows of a list; `parts` reads observable state.
  public init(parts: @escaping () -> [any FormPart]) { self.parts = parts }

  /// Adds a rule between fields, which belongs to none of them alone.
  ///
  /// - Parameter check: says what is wrong, for the person; `nil` when nothing is.
  /// - Returns: the form.
  @discardableResult
  public func rule(_ check: @escaping () -> String?) -> FormGroup {
    rules.append(check)
    return self
  }

  /// What is wrong with the fields taken together, once the person has seen them all.
  public var message: String? { isTouched ? problem : nil }

  private var problem: String? { rules.lazy.compactMap { $0() }.first }

  /// Whether all parts are right, and the rules between them hold.
  public var isValid: Bool { problem == nil && parts().allSatisfy(\.isValid) }
  /// Whether any part differs from where it began.
  public var isDirty: Bool { parts().contains(where: \.isDirty) }
  /// Whether any part is being checked elsewhere.
  public var isChecking: Bool { parts().contains(where: \.isChecking) }
  /// What is wrong with the parts, in their order, then with all together.
  public var problems: [String] { parts().flatMap(\.problems) + [problem].compactMap(\.self) }

  /// Shows the messages of all parts.
  public func touch() {
    isTouched = true
    for part in parts() { part.touch() }
  }

  /// Puts all parts back to where they began.
  public func reset() {
    isTouched = false
    refusals = 0
    for part in parts() { part.reset() }
  }

  /// Has all parts checked, one after the other, and shows their messages.
  public func validate() async -> Bool {
    touch()
    for part in parts() { _ = await part.validate() }
    // As it is now: while one was checked, another may have changed.
    let isValid = isValid
    if !isValid { refusals += 1 }
    return isValid
  }
}
