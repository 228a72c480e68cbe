import SurveyModel
import Testing

@Suite("Survey: the model")
struct QuestionnaireTests {
  let questionnaire: Questionnaire

  init() throws { questionnaire = Questionnaire(store: try SQLiteSurveyStore.inMemory()) }

  private func answers(_ change: (inout Answers) -> Void) -> Answers {
    var answers = Answers(name: "Ada", companyName: "Engines")
    change(&answers)
    return answers
  }

  @Test("what isn't answered right is refused by a code, whatever a form lets through")
  func rules() async throws {
    let wrong: [(SurveyError, Answers)] = [
      (.noName, answers { $0.name = " \n" }),
      (.noCompany, answers { $0.companyName = "" }),
      (.textTooLong, answers { $0.comments = String(repeating: "x", count: 1001) }),
      (.outOfRange, answers { $0.yearsOfExperience = 20.5 }),
      (.outOfRange, answers { $0.approxSalary = .nan }),
    ]
    for (error, answers) in wrong {
      await #expect(throws: error) {
        _ = try await questionnaire.submit(answers, of: "visitor")
      }
    }
    #expect(try await questionnaire.submissions(of: "visitor").isEmpty)
  }

  @Test(
    "each answer belongs to one group of the chart",
    arguments: [
      (0.0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (20, 3),
    ]
  )
  func experienceGroups(years: Double, group: Int) async throws {
    _ = try await questionnaire.submit(answers { $0.yearsOfExperience = years }, of: "visitor")
    let counts = try await questionnaire.counts(of: .experience).map(\.count)
    #expect(counts.indices.filter { counts[$0] == 1 } == [group])
  }

  @Test(
    "salaries belong to one group of the chart",
    arguments: [
      (10_000.0, 0), (29_000, 0), (30_000, 1), (49_000, 1), (50_000, 2), (70_000, 3), (100_000, 3),
    ]
  )
  func salaryGroups(salary: Double, group: Int) async throws {
    _ = try await questionnaire.submit(answers { $0.approxSalary = salary }, of: "visitor")
    let counts = try await questionnaire.counts(of: .salary).map(\.count)
    #expect(counts.indices.filter { counts[$0] == 1 } == [group])
  }

  private func changes(_ change: (inout Answers) -> Void) -> AnswerChanges {
    var answers = Answers()
    change(&answers)
    return AnswerChanges(from: Answers(), to: answers)
  }

  @Test("a submission forgets the draft")
  func draft() async throws {
    let answers = answers { $0.comments = "Hi" }
    try await questionnaire.keep(AnswerChanges(from: Answers(), to: answers), of: "visitor")
    #expect(try await questionnaire.draft(of: "visitor").answers == answers)
    _ = try await questionnaire.submit(answers, of: "visitor")
    #expect(try await questionnaire.draft(of: "visitor").answers == Answers())
  }

  @Test("of one field what was kept last counts, and each draft is newer than those before")
  func fields() async throws {
    var revisions = [try await questionnaire.draft(of: "visitor").revision]
    for change in [
      changes { $0.name = "Bob" }, changes { $0.companyName = "ACME" }, changes { $0.name = "Al" },
    ] {
      revisions.append(try await questionnaire.keep(change, of: "visitor").revision)
    }
    let draft = try await questionnaire.draft(of: "visitor")
    #expect(draft.answers == Answers(name: "Al", companyName: "ACME"))
    let rest = try await questionnaire.submit(draft.answers, of: "visitor").draft
    revisions.append(rest.revision)
    #expect(revisions == revisions.sorted() && Set(revisions).count == revisions.count)
  }

  @Test("what was entered elsewhere and isn't in a submission stays in the draft")
  func rest() async throws {
    _ = try await questionnaire.keep(changes { $0.comments = "From elsewhere" }, of: "visitor")
    _ = try await questionnaire.keep(changes { $0.name = "Ad" }, of: "visitor")
    let sent = answers { $0.yearsOfExperience = 7 }
    let rest = try await questionnaire.submit(
      sent,
      with: changes { ($0.name, $0.companyName, $0.yearsOfExperience) = ("Ada", "Engines", 7) },
      of: "visitor"
    )
    #expect(rest.draft.answers == Answers(comments: "From elsewhere"))
    #expect(try await questionnaire.draft(of: "visitor") == rest.draft)
  }

  @Test("each change of a draft is told to its visitor, and to nobody else")
  func told() async throws {
    var mine = questionnaire.draftChanges(of: "visitor").makeAsyncIterator()
    var others = questionnaire.draftChanges(of: "other").makeAsyncIterator()
    _ = try await questionnaire.keep(changes { $0.name = "Bob" }, of: "visitor")
    #expect(await mine.next() != nil)
    _ = try await questionnaire.submit(answers { _ in }, of: "visitor")
    #expect(await mine.next() != nil)
    let task = Task { [questionnaire] in
      _ = try await questionnaire.keep(changes { $0.name = "Al" }, of: "other")
    }
    #expect(await others.next() != nil)
    try await task.value
  }
}
