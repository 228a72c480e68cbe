import Foundation
import Survey
import SurveyModel
import SurveyViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Survey: drafts", .inEveryMode)
struct DraftTests {
  @Test("a draft survives a reload")
  func reload() async throws {
    let first = try await SurveyDriver()
    try await first.fill(company: "")
    try first.app.on(SurveyViewModel.self) { $0.salary.value = 52_000 }
    try await first.settle()
    try await first.close()
    let second = try await SurveyDriver(first.questionnaire)
    #expect(try second.summary()["Name:"] == "Ada")
    #expect(try second.summary()["approx Salary:"] == "52.0k")
    #expect(try second.form.name.message == nil)
    try await second.close()
  }

  @Test("a visitor with a new name keeps their draft, and who has the old name has none")
  func rename() async throws {
    let store = try SQLiteSurveyStore.inMemory()
    let survey = try await SurveyDriver(Questionnaire(store: store))
    try await survey.fill(company: "")
    try await survey.settle()
    try await survey.close()
    let draft = try await store.draft(of: "visitor")
    #expect(draft.revision > 0)
    try await store.rename("visitor", to: "new")
    #expect(try await store.draft(of: "new") == draft)
    #expect(try await store.draft(of: "visitor").revision == 0)
  }

  @Test("a draft survives a restart of the server")
  func restart() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/survey-\(UUID().uuidString).sqlite"
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    let first = try await SurveyDriver(Questionnaire(store: try SQLiteSurveyStore(path: path)))
    try await first.fill()
    try await first.close()
    let second = try await SurveyDriver(Questionnaire(store: try SQLiteSurveyStore(path: path)))
    #expect(try second.summary()["Company:"] == "Analytical Engines")
    try await second.close()
  }

  @Test("the last letter counts, however fast they come")
  func fast() async throws {
    let first = try await SurveyDriver()
    for length in 1...20 {
      try first.app.on(SurveyViewModel.self) {
        $0.comments.value = String(repeating: "x", count: length)
      }
    }
    try await first.settle()
    #expect(try await first.questionnaire.draft(of: "visitor").answers.comments.count == 20)
    try await first.close()
  }

  @Test("nobody sees another's draft or submission")
  func others() async throws {
    let mine = try await SurveyDriver()
    try await mine.fill()
    let other = try await SurveyDriver(mine.questionnaire, visitor: "other")
    #expect(try other.summary()["Name:"] == "--")
    try await mine.submit()
    let id = try #require(try await mine.questionnaire.submissions(of: "visitor").first?.id)
    try other.app.open("submitted/\(id)")
    try await other.settle()
    #expect(
      try other.app.top(SubmissionViewModel.self).summary.message
        == "There is no such submission of yours."
    )
    #expect(try !other.app.top(SubmissionViewModel.self).summary.canRetry)
    try other.app.on(SubmissionViewModel.self) { $0.leaveButtonTapped() }
    try other.app.expect("Survey Form")
    try await mine.close()
    try await other.close()
  }

  @Test("a draft that can't be read is told, not overwritten, and read when that works again")
  func unreadable() async throws {
    let store = try FailingStore()
    let questionnaire = Questionnaire(store: store)
    try await questionnaire.keep(
      AnswerChanges(from: Answers(), to: Answers(name: "Homer", companyName: "Plant")),
      of: "visitor"
    )
    store.fail(true)
    let app = try TestApp(mode: .alive) {
      SurveyCoordinator(questionnaire: questionnaire, visitor: "visitor", flow: $0)
    }
    try await app.settle()
    #expect(try app.top(SurveyViewModel.self).message == "Your draft couldn’t be read.")
    store.fail(false)
    try app.on(SurveyViewModel.self) { $0.comments.value = "H" }
    try await app.settle()
    #expect(try await questionnaire.draft(of: "visitor").answers.name == "Homer")
    try app.on(SurveyViewModel.self) { $0.comments.value = "" }
    try app.on(SurveyViewModel.self) { $0.retryButtonTapped() }
    try await app.settle()
    #expect(try app.top(SurveyViewModel.self).name.value == "Homer")
    #expect(try app.top(SurveyViewModel.self).message == nil)
    try app.close()
  }

  @Test("a draft that can't be stored is told, and stored with the next change")
  func fails() async throws {
    let store = try FailingStore()
    let survey = try await SurveyDriver(Questionnaire(store: store))
    store.fail(true)
    try await survey.fill(company: "")
    #expect(try survey.form.message == "Your draft couldn’t be stored.")
    store.fail(false)
    try await survey.fill()
    #expect(try survey.form.message == nil)
    #expect(try await survey.questionnaire.draft(of: "visitor").answers.name == "Ada")
    try await survey.close()
  }
}
