import SurveyModel

/// A line of the summary: a question and its answer.
public struct SummaryLine: Identifiable, Equatable, Sendable {
  public var id: String { label }
  /// The question as the original app writes it: “approx Salary:”.
  public let label: String
  /// The answer as the original app writes it: “40.0k”.
  public let value: String
  /// The question for people: “Yearly salary”.
  public let title: String
  /// The answer for people: “40,000”.
  public let text: String

  static func lines(of answers: Answers) -> [SummaryLine] {
    [
      SummaryLine("Name:", AnswerText.text(answers.name), "Name"),
      SummaryLine("Company:", AnswerText.text(answers.companyName), "Company"),
      SummaryLine(
        "Experience:",
        AnswerText.years(answers.yearsOfExperience),
        "Experience",
        AnswerText.wholeYears(answers.yearsOfExperience)
      ),
      SummaryLine(
        "Current Employer?:",
        answers.isCurrentEmployer ? "YES" : "NO",
        "Current employer",
        answers.isCurrentEmployer ? "Yes" : "No"
      ),
      SummaryLine(
        "approx Salary:",
        AnswerText.salary(answers.approxSalary),
        "Yearly salary",
        AnswerText.amount(answers.approxSalary)
      ),
      SummaryLine("Comments:", AnswerText.text(answers.comments), "Comments"),
    ]
  }

  private init(_ label: String, _ value: String, _ title: String, _ text: String? = nil) {
    self.label = label
    self.value = value
    self.title = title
    self.text = text ?? (value == AnswerText.missing ? "–" : AnswerText.withoutEmptyEnd(value))
  }
}
