import SurveyViewModels
public import UsherGTK

/// The views of the app, one for each view model.
@MainActor @ViewsBuilder public var surveyViews: Views {
  SurveyView.self
  SubmissionView.self
  ThankYouView.self
  SubmissionsView.self
}
