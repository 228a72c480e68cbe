/// How many have answered alike.
package struct AnswerCount: Equatable, Sendable {
  package let answer: String
  package let count: Int
}
