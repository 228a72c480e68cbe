/// A question whose answers the chart counts.
package enum SurveyQuestion: String, CaseIterable, Sendable {
  case experience, salary, employer

  /// The titles of the groups of answers, in the order of `group(of:)`.
  package var groups: [String] {
    switch self {
    case .experience: ["0–4", "5–9", "10–14", "15–20"]
    case .salary: ["10–29k", "30–49k", "50–69k", "70–100k"]
    case .employer: ["Current", "Former"]
    }
  }

  package func group(of answers: Answers) -> Int {
    switch self {
    case .experience: min(max(Int(answers.yearsOfExperience / 5), 0), 3)
    case .salary: min(max(Int((answers.approxSalary - 10_000) / 20_000), 0), 3)
    case .employer: answers.isCurrentEmployer ? 0 : 1
    }
  }
}
