public import Observation
package import SurveyModel
public import Usher

/// One submission, to read.
@Observable
public final class SubmissionViewModel: ViewModel {
  public let title = "Your Submission"
  public private(set) var summary = Loadable<[SummaryLine]>.idle

  private let id: String
  private let questionnaire: Questionnaire
  private let visitor: String
  private let scope: Scope
  private let didLeave: () -> Void
  private let loading = Command()

  package init(
    id: String,
    questionnaire: Questionnaire,
    visitor: String,
    scope: Scope,
    didLeave: @escaping () -> Void
  ) {
    self.id = id
    self.questionnaire = questionnaire
    self.visitor = visitor
    self.scope = scope
    self.didLeave = didLeave
    reload()
  }

  /// What the button says that leads away from a submission that isn't there.
  public let leaveButtonTitle = "Fill In the Survey"

  /// Call when the person wants to see the form instead.
  public func leaveButtonTapped() { didLeave() }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { reload() }

  private func reload() { loading(scope, of: self) { await $0.load() } }

  private func load() async {
    await summary.load(into: { summary = $0 }) {
      SummaryLine.lines(of: try await questionnaire.submission(id, of: visitor).answers)
    }
  }
}
