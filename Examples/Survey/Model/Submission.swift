package import Foundation

/// Answers that were submitted.
package struct Submission: Identifiable, Equatable, Sendable {
  package let id: String
  package let answers: Answers
  package let date: Date
}
