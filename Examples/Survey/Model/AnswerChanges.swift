/// The answers that a person has changed; `nil` for unchanged ones.
package struct AnswerChanges: Equatable, Sendable {
  package var name: String?
  package var companyName: String?
  package var yearsOfExperience: Double?
  package var isCurrentEmployer: Bool?
  package var approxSalary: Double?
  package var comments: String?

  /// Finds the answers that differ, with their values in `new`.
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

  /// Returns the answers with these changes applied.
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
