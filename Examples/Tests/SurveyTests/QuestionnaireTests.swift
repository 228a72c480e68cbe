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

  @Test("a submission forgets the draft")
  func draft() async throws {
    let answers = answers { $0.comments = "Hi" }
    try await questionnaire.keep(answers, of: "visitor")
    #expect(try await questionnaire.draft(of: "visitor") == answers)
    _ = try await questionnaire.submit(answers, of: "visitor")
    #expect(try await questionnaire.draft(of: "visitor") == nil)
  }
}
