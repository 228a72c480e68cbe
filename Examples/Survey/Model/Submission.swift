package import Foundation

/// A set of submitted answers, with the date.
package struct Submission: Identifiable, Equatable, Sendable {
  package let id: String
  package let answers: Answers
  package let date: Date
}
