package import SurveyModel
public import Usher

/// The screen after a submission. It replaces the form, because nothing is left to do there.
public final class ThankYouViewModel: ViewModel {
  public let title = "Thank You"
  public let message = "Your answers have been submitted."
  public let againButtonTitle = "Fill In Another"
  public let submissionsButtonTitle = "Submissions"
  /// The answers that the person has just submitted.
  public let submission: SubmissionViewModel

  /// An event that the screen, or the submission in it, sends to the coordinator.
  package enum Event {
    case didPressAgain, didPressSubmissions
    case submission(SubmissionViewModel.Event)
  }

  private let screen: Screen<Event>

  package init(id: String, questionnaire: Questionnaire, visitor: String, screen: Screen<Event>) {
    submission = SubmissionViewModel(
      id: id,
      questionnaire: questionnaire,
      visitor: visitor,
      screen: screen.map(Event.submission)
    )
    self.screen = screen
  }

  /// Call when the person wants to fill in another form.
  public func againButtonTapped() { screen.send(.didPressAgain) }

  /// Call when the person wants to see all their submissions.
  public func submissionsButtonTapped() { screen.send(.didPressSubmissions) }
}
