package import Foundation

/// A set of submitted answers, with the date.
package struct Submission: Codable, Identifiable, Equatable, Sendable {
  package let id: String
  package let answers: Answers
  package let date: Date

  package init(id: String, answers: Answers, date: Date) {
    self.id = id
    self.answers = answers
    self.date = date
  }
}
