public import Usher

/// What somebody sees who has just submitted, in the place of the form: nothing is left to do there.
public final class ThankYouViewModel: ViewModel {
  public let title = "Thank You"
  public let message = "Your answers have been submitted."
  public let againButtonTitle = "Fill In Another"
  public let submissionsButtonTitle = "Submissions"
  /// What they have submitted.
  public let submission: SubmissionViewModel

  private let didPressAgain: () -> Void
  private let didPressSubmissions: () -> Void

  package init(
    submission: SubmissionViewModel,
    didPressAgain: @escaping () -> Void,
    didPressSubmissions: @escaping () -> Void
  ) {
    self.submission = submission
    self.didPressAgain = didPressAgain
    self.didPressSubmissions = didPressSubmissions
  }

  /// Call when the person wants to fill in the form once more.
  public func againButtonTapped() { didPressAgain() }

  /// Call when the person wants to see all they have submitted.
  public func submissionsButtonTapped() { didPressSubmissions() }
}
