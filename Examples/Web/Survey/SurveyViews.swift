public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var surveyViews: [ViewRegistration] {
  SurveyView.self
  SubmissionView.self
  ThankYouView.self
  SubmissionsView.self
}
