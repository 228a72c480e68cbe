public import Foundation

/// Answers that were submitted.
public struct Submission: Identifiable, Equatable, Sendable {
  public let id: String
  public let answers: Answers
  public let date: Date
}
