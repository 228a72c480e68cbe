import SurveyViewModels
import UsherWeb

struct SubmissionView: View {
  let viewModel: SubmissionViewModel

  var body: some HTML { SubmissionSummary(viewModel: viewModel) }
}

/// The submitted answers, after they are fetched.
struct SubmissionSummary: Component {
  let viewModel: SubmissionViewModel

  var body: some HTML {
    LoadableView(
      viewModel.summary,
      retry: viewModel.retryButtonTapped,
      leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
    ) { lines in
      SummaryView(lines: lines)
    }
  }
}
