import SurveyModel

/// A line of the summary: what was asked and what was answered.
public struct SummaryLine: Identifiable, Equatable, Sendable {
  public var id: String { label }
  public let label: String
  public let value: String

  static func lines(of answers: Answers) -> [SummaryLine] {
    [
      SummaryLine(label: "Name:", value: AnswerText.text(answers.name)),
      SummaryLine(label: "Company:", value: AnswerText.text(answers.companyName)),
      SummaryLine(label: "Experience:", value: AnswerText.years(answers.yearsOfExperience)),
      SummaryLine(label: "Current Employer?:", value: answers.isCurrentEmployer ? "YES" : "NO"),
      SummaryLine(label: "approx Salary:", value: AnswerText.salary(answers.approxSalary)),
      SummaryLine(label: "Comments:", value: AnswerText.text(answers.comments)),
    ]
  }
}
