/// Some of the answers: those that somebody has changed.
package struct AnswerChanges: Equatable, Sendable {
  package var name: String?
  package var companyName: String?
  package var yearsOfExperience: Double?
  package var isCurrentEmployer: Bool?
  package var approxSalary: Double?
  package var comments: String?

  /// Those in which two differ, as they are in the second.
  package init(from old: Answers, to new: Answers) {
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

  package var isEmpty: Bool { self == AnswerChanges(from: Answers(), to: Answers()) }

  /// The answers with these changes.
  package func applied(to answers: Answers) -> Answers {
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
