public import Observation
package import SurveyModel
public import Usher

/// One submission, to read.
@Observable
public final class SubmissionViewModel: ViewModel {
  public let title = "Your Submission"
  public private(set) var summary = Loadable<[SummaryLine]>.idle

  @ObservationIgnored private let id: String
  @ObservationIgnored private let questionnaire: Questionnaire
  @ObservationIgnored private let visitor: String
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private lazy var loading = Command(scope, of: self) { await $0.load() }

  package init(id: String, questionnaire: Questionnaire, visitor: String, scope: Scope) {
    self.id = id
    self.questionnaire = questionnaire
    self.visitor = visitor
    self.scope = scope
    loading()
  }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { loading() }

  private func load() async {
    await summary.load(into: { summary = $0 }) {
      SummaryLine.lines(of: try await questionnaire.submission(id, of: visitor).answers)
    }
  }
}
