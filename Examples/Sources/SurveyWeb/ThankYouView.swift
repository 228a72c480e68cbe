import SurveyViewModels
import UsherWeb

struct ThankYouView: View {
  let viewModel: ThankYouViewModel

  var toolbar: some HTML {
    button { viewModel.submissionsButtonTitle }.on(.click, viewModel.submissionsButtonTapped)
  }

  var body: some HTML {
    p { viewModel.message }.role("status")
    SubmissionSummary(viewModel: viewModel.submission)
    button { viewModel.againButtonTitle }.class("button").attribute("type", "button")
      .on(.click, viewModel.againButtonTapped)
  }
}
