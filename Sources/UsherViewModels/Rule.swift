/// A condition for the value of a ``Field``, with the message for a value that breaks it.
///
/// ```swift
/// let name = Field("", .required("Please enter your name."))
/// let age = Field(18, .range(18...120, "You must be between 18 and 120."))
/// ```
///
/// A rule may read other fields and other observable state: when that state changes, views that show the rule's
/// message are updated. For a rule that needs its view model, use ``Field/rule(of:_:)``.
public struct Rule<Value> {
  package let check: (Value) -> String?
  /// Whether a field with this rule must not be left empty.
  private(set) var isRequirement = false

  /// Makes a rule whose message depends on the value.
  ///
  /// ```swift
  /// let nickname = Field("", Rule { $0.contains(" ") ? "Leave out the spaces." : nil })
  /// ```
  ///
  /// - Parameter check: returns the message for the person when the value breaks the rule; `nil` when the value obeys
  ///   it.
  public init(_ check: @escaping (Value) -> String?) { self.check = check }

  /// Returns a rule that a value obeys when a condition is true.
  ///
  /// ```swift
  /// let seats = Field(4, .must({ $0.isMultiple(of: 2) }, "Use an even number."))
  /// ```
  ///
  /// - Parameters:
  ///   - hold: the condition: returns whether a value obeys the rule.
  ///   - message: the message for the person when the value breaks the rule.
  public static func must(_ hold: @escaping (Value) -> Bool, _ message: String) -> Rule {
    Rule { hold($0) ? nil : message }
  }
}

extension Rule where Value == String {
  /// Returns a rule that the text must contain a character that isn't white space.
  public static func required(_ message: String) -> Rule {
    must({ text in text.contains { !$0.isWhitespace } }, message).asRequirement
  }

  /// Returns a rule that the number of characters must be in a range. An empty text obeys this rule; add
  /// `required(_:)` to forbid it.
  public static func length(_ range: some RangeExpression<Int>, _ message: String) -> Rule {
    must({ $0.isEmpty || range.contains($0.count) }, message)
  }

  /// Returns a rule that the whole text must match a regular expression. An empty text obeys this rule; add
  /// `required(_:)` to forbid it.
  public static func matches(_ regex: Regex<some Any>, _ message: String) -> Rule {
    must({ text in text.isEmpty || ((try? regex.wholeMatch(in: text)) ?? nil) != nil }, message)
  }
}

extension Rule where Value: Comparable {
  /// Returns a rule that the value must be in a range.
  public static func range(_ range: some RangeExpression<Value>, _ message: String) -> Rule {
    must({ range.contains($0) }, message)
  }
}

extension Rule {
  /// Returns a rule that the value must not be `nil`.
  public static func required<Wrapped>(_ message: String) -> Rule where Value == Wrapped? {
    must({ $0 != nil }, message).asRequirement
  }

  fileprivate var asRequirement: Rule {
    var rule = self
    rule.isRequirement = true
    return rule
  }
}
