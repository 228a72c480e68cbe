import SurveyViewModels
import Usher
import UsherGTK

struct SubmissionView: View {
  let viewModel: SubmissionViewModel

  var body: some Content { SubmissionSummary(viewModel: viewModel) }
}

/// The submitted answers, after they are fetched.
struct SubmissionSummary: Component {
  let viewModel: SubmissionViewModel

  var body: some Content {
    LoadableView(
      viewModel.summary,
      retry: viewModel.retryButtonTapped,
      leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
    ) { lines in
      SummaryView(lines: { lines.value })
    }
  }
}

struct ThankYouView: View {
  let viewModel: ThankYouViewModel

  var toolbar: some Content {
    Button(viewModel.submissionsButtonTitle, viewModel.submissionsButtonTapped)
  }

  var body: some Content {
    Form {
      Text(viewModel.message).style(.note)
      SubmissionSummary(viewModel: viewModel.submission)
      Button(viewModel.againButtonTitle, viewModel.againButtonTapped).style(.suggested)
    }
  }
}

struct SubmissionsView: View {
  let viewModel: SubmissionsViewModel

  var body: some Content {
    LoadableView(viewModel.content, retry: viewModel.retryButtonTapped) { [viewModel] content in
      Columns {
        Section("All answers") {
          VStack(spacing: 12) {
            SegmentedControl("Question", viewModel.questions) {
              $0.title
            } isSelected: {
              $0.isSelected
            } onSelect: {
              viewModel.questionChosen($0)
            }
            ForEach(content.bars) { BarView(bar: $0) }
          }
          .card()
        }
        Section("Your submissions") {
          Text(content.rows.isEmpty ? "What you submit is listed here." : nil).style(.secondary)
          ForEach(content.rows) { row in
            RowButton {
              viewModel.select(row.id)
            } content: {
              VStack(spacing: 2) {
                Text(row.company)
                Text(row.date).style(.secondary)
              }
            }
          }
        }
      }
    }
  }
}

/// A bar of the chart, with its label and count.
struct BarView: Component {
  let bar: Live<SubmissionsViewModel.Bar>

  var body: some Content {
    HStack(spacing: 12) {
      Text(bar.label).width(90)
      ProgressBar(bar.text, Double(bar.count) / Double(bar.scale)).expand()
      Text("\(bar.count)").style(.secondary).align(.end).width(24)
    }
  }
}
