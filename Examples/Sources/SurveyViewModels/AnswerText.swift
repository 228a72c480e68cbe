import SurveyModel

/// How answers are written.
enum AnswerText {
  static let missing = "--"

  /// As “2.0 yrs”.
  static func years(_ years: Double?) -> String { years.map { "\($0) yrs" } ?? missing }

  /// As “40.0k”.
  static func salary(_ salary: Double?) -> String {
    salary.map { "\($0 / 1_000)k" } ?? missing
  }

  static func text(_ text: String) -> String {
    text.contains { !$0.isWhitespace } ? text : missing
  }
}
