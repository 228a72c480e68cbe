import Survey
import SurveyModel
import SurveyViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Survey: submissions and their chart", .inEveryMode)
struct SubmissionsTests {
  private func questionnaire() async throws -> Questionnaire {
    let questionnaire = Questionnaire(store: try SQLiteSurveyStore.inMemory())
    for (years, salary, visitor) in [(0.0, 10_000.0, "a"), (5, 30_000, "b"), (6, 100_000, "a")] {
      _ = try await questionnaire.submit(
        Answers(
          name: "Ada",
          companyName: "Company \(years)",
          yearsOfExperience: years,
          isCurrentEmployer: years == 0,
          approxSalary: salary
        ),
        of: visitor
      )
    }
    return questionnaire
  }

  private func content(_ survey: SurveyDriver) throws -> SubmissionsViewModel.Content {
    try #require(try survey.app.top(SubmissionsViewModel.self).content.value)
  }

  @Test("a person sees their own submissions, newest first, and the answers of all")
  func list() async throws {
    let survey = try await SurveyDriver(questionnaire(), visitor: "a", path: "submissions")
    try survey.app.expect("Survey Form ▸ Submissions")
    #expect(try content(survey).rows.map(\.company) == ["Company 6.0", "Company 0.0"])
    #expect(try content(survey).bars.map(\.count) == [1, 2, 0, 0])
    #expect(try content(survey).bars[1].text == "5–9: 2 of 3 answers")
    #expect(try content(survey).bars.allSatisfy { $0.scale == 2 })
    try await survey.close()
  }

  @Test("another question shows its answers, and stays chosen")
  func question() async throws {
    let survey = try await SurveyDriver(questionnaire(), path: "submissions")
    try survey.app.on(SubmissionsViewModel.self) { $0.questionChosen("salary") }
    try await survey.settle()
    #expect(try content(survey).bars.map(\.count) == [1, 1, 0, 1])
    try survey.app.on(SubmissionsViewModel.self) { $0.questionChosen("employer") }
    try await survey.settle()
    #expect(try content(survey).bars.map(\.count) == [1, 2])
    #expect(
      try survey.app.top(SubmissionsViewModel.self).questions.map(\.isSelected)
        == [false, false, true]
    )
    try await survey.close()
  }

  @Test("a row opens its submission, and Back leads to the list")
  func open() async throws {
    let survey = try await SurveyDriver(questionnaire(), visitor: "a", path: "submissions")
    let id = try content(survey).rows[1].id
    try survey.app.on(SubmissionsViewModel.self) { $0.select("unknown") }
    try await survey.settle()
    try survey.app.on(SubmissionsViewModel.self) { $0.select(id) }
    try await survey.settle()
    try survey.app.expect("Survey Form ▸ Submissions ▸ Your Submission")
    #expect(try survey.summary()["Company:"] == "Company 0.0")
    try survey.app.back()
    try survey.app.expect("Survey Form ▸ Submissions")
    try await survey.close()
  }

  @Test("what others submit shows at once")
  func live() async throws {
    let survey = try await SurveyDriver(questionnaire(), visitor: "a", path: "submissions")
    _ = try await survey.questionnaire.submit(
      Answers(name: "Grace", companyName: "Compilers", yearsOfExperience: 20),
      of: "c"
    )
    try await survey.app.wait {
      try survey.app.top(SubmissionsViewModel.self).content.value?.total == 4
    }
    #expect(try content(survey).bars.map(\.count) == [1, 2, 0, 1])
    try await survey.close()
  }

  @Test("without any submission it says so; a failure has a message and a retry")
  func emptyAndFailing() async throws {
    let store = try FailingStore()
    store.fail(true)
    let survey = try await SurveyDriver(Questionnaire(store: store), path: "submissions")
    #expect(try survey.app.top(SubmissionsViewModel.self).content.message != nil)
    store.fail(false)
    try survey.app.on(SubmissionsViewModel.self) { $0.retryButtonTapped() }
    try await survey.settle()
    #expect(try content(survey).rows.isEmpty)
    #expect(try content(survey).total == 0)
    try await survey.close()
  }
}
