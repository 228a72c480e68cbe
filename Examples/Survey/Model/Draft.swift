/// The answers that a visitor has filled in but not submitted.
package struct Draft: Codable, Equatable, Sendable {
  /// The answers, with initial values where nothing is filled in.
  package let answers: Answers
  /// The number of the draft. It is greater than that of any earlier draft of the visitor.
  package let revision: Int

  package init(answers: Answers = Answers(), revision: Int = 0) {
    self.answers = answers
    self.revision = revision
  }

  /// Returns the next draft, with some answers changed.
  package func changed(_ changes: AnswerChanges) -> Draft {
    Draft(answers: changes.applied(to: answers), revision: revision + 1)
  }

  /// Returns the next draft after a submission. Answers that differ from the submitted ones stay, for example input on
  /// another page.
  package func submitted(_ sent: Answers) -> Draft {
    let others = AnswerChanges(from: sent, to: answers)
    return Draft(answers: others.applied(to: Answers()), revision: revision + 1)
  }
}
