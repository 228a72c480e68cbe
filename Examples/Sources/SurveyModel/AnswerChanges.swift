/// Some of the answers: those that somebody has changed.
public struct AnswerChanges: Equatable, Sendable {
  public var name: String?
  public var companyName: String?
  public var yearsOfExperience: Double?
  public var isCurrentEmployer: Bool?
  public var approxSalary: Double?
  public var comments: String?

  /// Those in which two differ, as they are in the second.
  public init(from old: Answers, to new: Answers) {
    func change<Value: Equatable>(_ answer: KeyPath<Answers, Value>) -> Value? {
      old[keyPath: answer] == new[keyPath: answer] ? nil : new[keyPath: answer]
    }
    name = change(\.name)
    companyName = change(\.companyName)
    yearsOfExperience = change(\.yearsOfExperience)
    isCurrentEmployer = change(\.isCurrentEmployer)
    approxSalary = change(\.approxSalary)
    comments = change(\.comments)
  }

  public var isEmpty: Bool { self == AnswerChanges(from: Answers(), to: Answers()) }

  /// The answers with these changes.
  public func applied(to answers: Answers) -> Answers {
    Answers(
      name: name ?? answers.name,
      companyName: companyName ?? answers.companyName,
      yearsOfExperience: yearsOfExperience ?? answers.yearsOfExperience,
      isCurrentEmployer: isCurrentEmployer ?? answers.isCurrentEmployer,
      approxSalary: approxSalary ?? answers.approxSalary,
      comments: comments ?? answers.comments
    )
  }
}
