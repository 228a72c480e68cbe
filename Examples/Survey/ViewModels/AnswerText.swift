import SurveyModel

/// How answers are written: as the original app writes them, and for people.
enum AnswerText {
  static let missing = "--"

  /// As “2.0 yrs”, which is the original's.
  static func years(_ years: Double?) -> String { years.map { "\($0) yrs" } ?? missing }

  /// As “40.0k”, which is the original's.
  static func salary(_ salary: Double?) -> String {
    salary.map { "\($0 / 1_000)k" } ?? missing
  }

  static func text(_ text: String) -> String {
    text.contains { !$0.isWhitespace } ? text : missing
  }

  /// As “2 years”.
  static func wholeYears(_ years: Double) -> String {
    let years = Int(years)
    return years == 1 ? "1 year" : "\(years) years"
  }

  /// As “40,000”.
  static func amount(_ amount: Double) -> String {
    let digits = String(Int(amount))
    guard digits.count > 3 else { return digits }
    return "\(digits.dropLast(3)),\(digits.suffix(3))"
  }
}
