import SurveyModel
import SurveyViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Survey: while the answers are being submitted", .inEveryMode)
struct SubmittingTests {
  @Test("what is typed while it is being submitted is neither submitted nor in the next form")
  func meanwhile() async throws {
    let store = try FailingStore()
    let survey = try await SurveyDriver(Questionnaire(store: store))
    try await survey.fill()
    store.adding(true)
    try survey.app.on(SurveyViewModel.self) { $0.submitButtonTapped() }
    try await survey.app.wait { store.adding.isHeld }
    try survey.app.on(SurveyViewModel.self) {
      $0.name.value = "Ada, too late"
      $0.comments.value = "One more thing."
    }
    store.adding(false)
    try await survey.settle()
    try survey.app.expect("Thank You")
    #expect(try await survey.questionnaire.draft(of: "visitor").answers == Answers())
    let sent = try await survey.questionnaire.submissions(of: "visitor").map(\.answers)
    #expect(sent == [Answers(name: "Ada", companyName: "Analytical Engines")])
    try survey.app.on(ThankYouViewModel.self) { $0.againButtonTapped() }
    try await survey.settle()
    #expect(try survey.summary()["Name:"] == "--")
    try await survey.close()
  }

  /// A form that is filled in, while a draft of it is being stored.
  private func keeping(_ store: FailingStore) async throws -> SurveyDriver {
    let survey = try await SurveyDriver(Questionnaire(store: store))
    try await survey.fill()
    store.keeping(true)
    try survey.app.on(SurveyViewModel.self) { $0.comments.value = "No" }
    try await survey.app.wait { store.keeping.isHeld }
    return survey
  }

  @Test("what is typed after Submit was pressed isn't submitted, though a draft is being stored")
  func pressedWhileKeeping() async throws {
    let store = try FailingStore()
    let survey = try await keeping(store)
    try survey.app.on(SurveyViewModel.self) {
      $0.comments.value = "None."
      $0.submitButtonTapped()
      $0.comments.value = "None. One more thing."
    }
    store.keeping(false)
    try await survey.settle()
    let sent = try await survey.questionnaire.submissions(of: "visitor").map(\.answers.comments)
    #expect(sent == ["None."])
    #expect(try await survey.questionnaire.draft(of: "visitor").answers == Answers())
    try await survey.close()
  }

  @Test("a field that is emptied after Submit was pressed refuses nothing")
  func emptiedWhileKeeping() async throws {
    let store = try FailingStore()
    let survey = try await keeping(store)
    try survey.app.on(SurveyViewModel.self) {
      $0.submitButtonTapped()
      $0.name.value = ""
    }
    store.keeping(false)
    try await survey.settle()
    let sent = try await survey.questionnaire.submissions(of: "visitor").map(\.answers.name)
    #expect(sent == ["Ada"])
    try await survey.close()
  }

  @Test("what is typed while it is being submitted stays when that fails")
  func meanwhileFails() async throws {
    let store = try FailingStore()
    let survey = try await SurveyDriver(Questionnaire(store: store))
    try await survey.fill()
    store.fail(true)
    try survey.app.on(SurveyViewModel.self) {
      $0.submitButtonTapped()
      $0.comments.value = "One more thing."
    }
    try await survey.settle()
    store.fail(false)
    try survey.app.expect("Survey Form")
    #expect(try survey.summary()["Comments:"] == "One more thing.")
    try await survey.submit()
    let sent = try await survey.questionnaire.submissions(of: "visitor").map(\.answers.comments)
    #expect(sent == ["One more thing."])
    try await survey.close()
  }

  @Test("two taps on Submit submit once")
  func doubleTap() async throws {
    let survey = try await SurveyDriver()
    try await survey.fill()
    try survey.app.on(SurveyViewModel.self) {
      $0.submitButtonTapped()
      $0.submitButtonTapped()
    }
    try await survey.settle()
    #expect(try await survey.questionnaire.submissions(of: "visitor").count == 1)
    try await survey.close()
  }
}
