/// What a person answers in the survey.
public struct Answers: Codable, Equatable, Sendable {
  public var name: String
  public var companyName: String
  /// From 0 to 20.
  public var yearsOfExperience: Double
  public var isCurrentEmployer: Bool
  /// A year's, in the company's currency, from 10,000 to 100,000.
  public var approxSalary: Double
  public var comments: String

  public init(
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

  public static let yearsRange = 0.0...20.0
  public static let salaryRange = 10_000.0...100_000.0
  public static let salaryStep = 1_000.0
  /// How many characters the texts may have.
  public static let nameLimit = 100
  public static let commentsLimit = 1_000
}
