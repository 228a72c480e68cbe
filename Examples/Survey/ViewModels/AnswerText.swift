import SurveyModel

/// The texts of answers: as the original app writes them, and for people.
enum AnswerText {
  static let missing = "--"

  /// Returns years as the original app writes them: “2.0 yrs”.
  static func years(_ years: Double?) -> String { years.map { "\($0) yrs" } ?? missing }

  /// Returns a salary as the original app writes it: “40.0k”.
  static func salary(_ salary: Double?) -> String {
    salary.map { "\($0 / 1_000)k" } ?? missing
  }

  static func text(_ text: String) -> String {
    text.contains { !$0.isWhitespace } ? text : missing
  }

  /// Returns a text for people: spaces and empty lines at its end would only leave a gap.
  static func withoutEmptyEnd(_ text: String) -> String {
    text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
  }

  /// Returns years for people: “2 years”.
  static func wholeYears(_ years: Double) -> String {
    let years = Int(years)
    return years == 1 ? "1 year" : "\(years) years"
  }

  /// Returns an amount for people: “40,000”.
  static func amount(_ amount: Double) -> String {
    let digits = String(Int(amount))
    guard digits.count > 3 else { return digits }
    return "\(digits.dropLast(3)),\(digits.suffix(3))"
  }
}
