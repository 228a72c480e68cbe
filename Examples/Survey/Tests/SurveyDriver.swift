import Survey
import SurveyModel
import SurveyViewModels
import Usher
import UsherTesting

/// Drives the survey as a person does.
@MainActor
final class SurveyDriver {
  let questionnaire: Questionnaire
  let app: TestApp

  init(
    _ questionnaire: Questionnaire,
    visitor: String = "visitor",
    path: String? = nil
  ) async throws {
    self.questionnaire = questionnaire
    app = try TestApp(path: path) {
      SurveyCoordinator(questionnaire: questionnaire, visitor: visitor, flow: $0)
    }
    try await settle()
  }

  convenience init() async throws {
    try await self.init(Questionnaire(store: try SQLiteSurveyStore.inMemory()))
  }

  /// Waits until nothing goes on any more, as the browser does before it shows a page.
  func settle() async throws { try await app.wait { !self.app.navigation.isWorking } }

  var form: SurveyViewModel { get throws { try app.top() } }

  /// The submission that shows, by itself or with the thanks for it.
  var submission: SubmissionViewModel {
    get throws {
      if let thanks = try? app.top(ThankYouViewModel.self) { return thanks.submission }
      return try app.top()
    }
  }

  func fill(name: String = "Ada", company: String = "Analytical Engines") async throws {
    try app.on(SurveyViewModel.self) { $0.name.value = name }
    try await settle()
    try app.on(SurveyViewModel.self) { $0.companyName.value = company }
    try await settle()
  }

  func submit() async throws {
    try app.on(SurveyViewModel.self) { $0.submitButtonTapped() }
    try await settle()
  }

  func summary() throws -> [String: String] {
    let lines: [SummaryLine] =
      if let form = try? form {
        form.summary
      } else {
        try submission.summary.value ?? []
      }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0.label, $0.value) })
  }

  func close() async throws {
    app.navigation.close()
    try await app.wait { app.navigation.leaks.isEmpty }
    try app.close()
  }
}
