/// The number of people who gave the same answer.
package struct AnswerCount: Equatable, Sendable {
  package let answer: String
  package let count: Int
}
