import SurveyViewModels
import Usher
import UsherGTK

struct SurveyView: View {
  let viewModel: SurveyViewModel

  var toolbar: some Content {
    Button("Submissions", viewModel.submissionsButtonTapped)
  }

  var body: some Content {
    Text(viewModel.notice).style(.secondary)
    Columns {
      Form(submit: viewModel.submitButtonTapped) {
        TextField("Enter your name", viewModel.name)
        TextField("Enter your company name", viewModel.companyName)
        VStack(spacing: 12) {
          Stepper("Experience", viewModel.years, in: viewModel.yearsRange) { [viewModel] _ in
            viewModel.experience
          }
          Toggle("This is my current employer", viewModel.isEmployed)
        }
        .card()
        Slider(
          "Yearly salary, in the company’s currency",
          viewModel.salary,
          in: viewModel.salaryRange,
          step: viewModel.salaryStep,
          ends: ("10,000", "100,000"),
          text: viewModel.salaryAmount
        )
        TextArea("Comments", viewModel.comments)
        Text(viewModel.message).style(.error)
        Show(when: viewModel.canRetry) { Button(.tryAgain, viewModel.retryButtonTapped) }
        SubmitButton("Submit Form", viewModel.form, isRunning: viewModel.isSubmitting)
      }
      // In a column of the same width.
      Form { Section("Summary") { SummaryView(lines: { viewModel.summary }) } }
    }
  }
}

/// The answers, a line for each.
struct SummaryView: Component {
  let lines: () -> [SummaryLine]

  var body: some Content {
    VStack {
      ForEach(lines()) { line in
        HStack(alignment: .top, spacing: 12) {
          Text(line.title).style(.secondary).width(130)
          Text(line.text).expand()
        }
      }
    }
    .card()
  }
}
