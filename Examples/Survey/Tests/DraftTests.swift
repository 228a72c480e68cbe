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

  @Test("what couldn't be stored before the submission doesn't come back after it")
  func failed() async throws {
    let store = try FailingStore()
    let survey = try await SurveyDriver(Questionnaire(store: store))
    store.fail(true)
    try await survey.fill()
    #expect(try survey.form.canRetry)
    store.fail(false)
    try await survey.submit()
    #expect(try await survey.questionnaire.draft(of: "visitor").answers == Answers())
    #expect(try await survey.questionnaire.submissions(of: "visitor").count == 1)
    try await survey.close()
  }

  /// Lets the process end when it has stored the draft, but not the page again.
  private func die(
    _ survey: SurveyDriver,
    after acts: [(SurveyViewModel) -> Void]
  ) async throws {
    for act in acts { try survey.app.on(SurveyViewModel.self, act) }
    // The page is stored before the draft is.
    let stored = Stored()
    survey.app.navigation.untilStored = { @MainActor [unowned survey] in
      stored.snapshots.append(try? survey.app.navigation.snapshot())
    }
    try await survey.settle()
    let snapshot = try #require(stored.snapshots.last ?? nil)
    survey.app.navigation.restore(snapshot)
    try survey.app.die()
    try await survey.settle()
  }

  private final class Stored { var snapshots: [Snapshot?] = [] }

  @Test("each press counts once, wherever the process ends")
  func pressed() async throws {
    let survey = try await SurveyDriver()
    try survey.app.on(SurveyViewModel.self) { $0.years.value = 7 }
    try await survey.settle()
    try await die(survey, after: [{ $0.years.value += 1 }])
    #expect(try survey.form.years.value == 8)
    try survey.app.on(SurveyViewModel.self) { $0.years.value += 1 }
    try await survey.settle()
    #expect(try survey.form.years.value == 9)
    #expect(try await survey.questionnaire.draft(of: "visitor").answers.yearsOfExperience == 9)
    try await survey.close()
  }

  @Test("answers are submitted once, wherever the process ends")
  func submitted() async throws {
    let survey = try await SurveyDriver()
    try await survey.fill()
    try await die(survey, after: [{ $0.submitButtonTapped() }])
    let submissions = try await survey.questionnaire.submissions(of: "visitor")
    #expect(submissions.map(\.answers.name) == ["Ada"])
    #expect(try survey.app.top(ThankYouViewModel.self).submission.summary.value != nil)
    let counts = try await survey.questionnaire.counts(of: .experience).map(\.count)
    #expect(counts.reduce(0, +) == 1)
    try await survey.close()
  }

  @Test("what another page changed meanwhile stays, wherever the process ends")
  func elsewhere() async throws {
    let survey = try await SurveyDriver()
    let other = try await SurveyDriver(survey.questionnaire)
    try other.app.on(SurveyViewModel.self) { $0.name.value = "Ada" }
    try await other.settle()
    try await die(survey, after: [{ $0.years.value = 8 }])
    try other.app.on(SurveyViewModel.self) { $0.companyName.value = "Engines" }
    try await survey.app.wait { try survey.form.companyName.value == "Engines" }
    #expect(try survey.summary()["Name:"] == "Ada")
    #expect(try survey.form.years.value == 8)
    try await other.close()
    try await survey.close()
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
