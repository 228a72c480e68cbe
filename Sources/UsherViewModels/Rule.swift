/// What must hold for the value of a ``Field``, and what to say when it doesn't.
///
/// ```swift
/// let name = Field("", .required("Please enter your name."))
/// let age = Field(18, .range(18...120, "You must be between 18 and 120."))
/// ```
///
/// A rule may read other fields, and what else can be observed: whoever shows its message is told when that changes. One
/// that needs its view model is added by ``Field/rule(of:_:)``.
public struct Rule<Value> {
  package let check: (Value) -> String?
  /// Whether a field with this rule can't be left empty.
  private(set) var isRequirement = false

  /// A rule of one's own.
  ///
  /// - Parameter check: says what is wrong with a value, for the person; `nil` when nothing is.
  public init(_ check: @escaping (Value) -> String?) { self.check = check }

  /// Something must hold.
  public static func must(_ hold: @escaping (Value) -> Bool, _ message: String) -> Rule {
    Rule { hold($0) ? nil : message }
  }
}

extension Rule where Value == String {
  /// The text must not be blank.
  public static func required(_ message: String) -> Rule {
    must({ text in text.contains { !$0.isWhitespace } }, message).asRequirement
  }

  /// The text must have so many characters; an empty one is left to ``required(_:)``.
  public static func length(_ range: some RangeExpression<Int>, _ message: String) -> Rule {
    must({ $0.isEmpty || range.contains($0.count) }, message)
  }

  /// The whole text must match; an empty one is left to ``required(_:)``.
  public static func matches(_ regex: Regex<some Any>, _ message: String) -> Rule {
    must({ text in text.isEmpty || ((try? regex.wholeMatch(in: text)) ?? nil) != nil }, message)
  }
}

extension Rule where Value: Comparable {
  /// The value must be in a range.
  public static func range(_ range: some RangeExpression<Value>, _ message: String) -> Rule {
    must({ range.contains($0) }, message)
  }
}

extension Rule {
  /// There must be a value.
  public static func required<Wrapped>(_ message: String) -> Rule where Value == Wrapped? {
    must({ $0 != nil }, message).asRequirement
  }

  fileprivate var asRequirement: Rule {
    var rule = self
    rule.isRequirement = true
    return rule
  }
}
