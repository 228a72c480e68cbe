import SurveyViewModels
import UsherWeb

struct SubmissionView: View {
  let viewModel: SubmissionViewModel

  var body: some HTML { SubmissionSummary(viewModel: viewModel) }
}

/// What was submitted, once it is known.
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
