/// How many have answered alike.
public struct AnswerCount: Equatable, Sendable {
  public let answer: String
  public let count: Int
}
