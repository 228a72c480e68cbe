/// What a visitor has filled in and not submitted.
package struct Draft: Codable, Equatable, Sendable {
  /// As they begin where nothing is filled in.
  package let answers: Answers
  /// Greater than that of any draft of the visitor before.
  package let revision: Int

  package init(answers: Answers = Answers(), revision: Int = 0) {
    self.answers = answers
    self.revision = revision
  }

  /// The next draft, with some answers changed.
  func changed(_ changes: AnswerChanges) -> Draft {
    Draft(answers: changes.applied(to: answers), revision: revision + 1)
  }

  /// The next draft, once some answers were submitted: what was filled in beside them, as on another page, stays.
  func submitted(_ sent: Answers) -> Draft {
    let others = AnswerChanges(from: sent, to: answers)
    return Draft(answers: others.applied(to: Answers()), revision: revision + 1)
  }
}
