package import SurveyModel
public import Usher

/// What somebody sees who has just submitted, in the place of the form: nothing is left to do there.
public final class ThankYouViewModel: ViewModel {
  public let title = "Thank You"
  public let message = "Your answers have been submitted."
  public let againButtonTitle = "Fill In Another"
  public let submissionsButtonTitle = "Submissions"
  /// What they have submitted.
  public let submission: SubmissionViewModel

  /// What the screen tells its coordinator, and what the submission in it tells.
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

  /// Call when the person wants to fill in the form once more.
  public func againButtonTapped() { screen.send(.didPressAgain) }

  /// Call when the person wants to see all they have submitted.
  public func submissionsButtonTapped() { screen.send(.didPressSubmissions) }
}
