/// The answers of a person to the survey.
package struct Answers: Codable, Equatable, Sendable {
  package var name: String
  package var companyName: String
  /// The years, from 0 to 20.
  package var yearsOfExperience: Double
  package var isCurrentEmployer: Bool
  /// The yearly salary in the company's currency, from 10,000 to 100,000.
  package var approxSalary: Double
  package var comments: String

  package init(
    name: String = "",
    companyName: String = "",
    yearsOfExperience: Double = 2,
    isCurrentEmployer: Bool = false,
    approxSalary: Double = 40_000,
    comments: String = ""
  ) {
    self.name = name
    self.companyName = companyName
    self.yearsOfExperience = yearsOfExperience
    self.isCurrentEmployer = isCurrentEmployer
    self.approxSalary = approxSalary
    self.comments = comments
  }

  package static let yearsRange = 0.0...20.0
  package static let salaryRange = 10_000.0...100_000.0
  package static let salaryStep = 1_000.0
  /// The largest length of a text, in characters.
  package static let nameLimit = 100
  package static let commentsLimit = 1_000
}
