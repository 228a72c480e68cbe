import SurveyViewModels
import UsherWeb

struct ThankYouView: View {
  let viewModel: ThankYouViewModel

  var toolbar: some HTML {
    button { viewModel.submissionsButtonTitle }.on(.click, viewModel.submissionsButtonTapped)
  }

  var body: some HTML {
    div {
      p { viewModel.message }.role("status")
      SubmissionSummary(viewModel: viewModel.submission)
      button { viewModel.againButtonTitle }.class("button wide").attribute("type", "button")
        .on(.click, viewModel.againButtonTapped)
    }
    .class("form")
  }
}
