public import Observation
package import SurveyModel
public import Usher

/// A submission, for reading only.
@Observable
public final class SubmissionViewModel: ViewModel {
  public let title = "Your Submission"
  public private(set) var summary = Loadable<[SummaryLine]>.idle

  private let id: String
  private let questionnaire: Questionnaire
  private let visitor: String
  private let screen: Screen<Event>
  private let loading = Command()

  /// An event that the screen sends to its coordinator.
  package enum Event { case didLeave }

  package init(id: String, questionnaire: Questionnaire, visitor: String, screen: Screen<Event>) {
    self.id = id
    self.questionnaire = questionnaire
    self.visitor = visitor
    self.screen = screen
    reload()
  }

  /// The title of the button that leads away from a submission that doesn't exist.
  public let leaveButtonTitle = "Fill In the Survey"

  /// Call when the person wants to go from the submission to the form.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { reload() }

  private func reload() { loading(screen, of: self) { await $0.load() } }

  private func load() async {
    await summary.load(into: { summary = $0 }) {
      SummaryLine.lines(of: try await questionnaire.submission(id, of: visitor).answers)
    }
  }
}
