import Foundation
import SurveyModel
import UsherPreviews

extension Questionnaire {
  /// A questionnaire on a fixed day.
  convenience init(_ store: MemorySurvey) { self.init(store: store) { .day } }
}

extension Date {
  /// October 7, 2016.
  fileprivate static let day = Date(timeIntervalSince1970: 1_475_841_600)
}

extension Answers {
  static let some = Answers(
    name: "Ada Byron",
    companyName: "Analytical Engines",
    yearsOfExperience: 7,
    isCurrentEmployer: true,
    approxSalary: 64_000,
    comments: "The engine weaves patterns."
  )
  /// More than the form takes.
  static let long = Answers(
    name: LongText.word,
    companyName: LongText.sentence,
    comments: LongText.sentence
  )
}

extension [Submission] {
  static let some = submissions([
    Answers.some,
    Answers(name: "Ada Byron", companyName: "Looms & Sons", yearsOfExperience: 12),
  ])
  static let long = submissions([.long])

  private static func submissions(_ answers: [Answers]) -> [Submission] {
    answers.enumerated().map {
      Submission(id: "\($0.offset + 1)", answers: $0.element, date: .day)
    }
  }
}
