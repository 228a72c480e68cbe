import SurveyViewModels
import UsherWeb

struct SurveyView: View {
  let viewModel: SurveyViewModel

  var toolbar: some HTML {
    button { "Submissions" }.on(.click, viewModel.submissionsButtonTapped)
  }

  var body: some HTML {
    StatusText(viewModel.notice, style: "secondary note")
    div {
      form {
        TextField("Enter your name", viewModel.name, autocomplete: "name")
        TextField("Enter your company name", viewModel.companyName, autocomplete: "organization")
        div {
          Stepper(
            "Experience",
            viewModel.years,
            in: viewModel.yearsRange,
            text: viewModel.experience
          )
          Toggle("This is my current employer", viewModel.isEmployed)
        }
        .class("panel-rows")
        Slider(
          "Yearly salary, in the company’s currency",
          viewModel.salary,
          in: viewModel.salaryRange,
          step: viewModel.salaryStep,
          ends: ("10,000", "100,000"),
          text: viewModel.salaryAmount
        )
        TextArea("Comments", viewModel.comments)
        if let message = viewModel.message { p { message }.class("error").role("alert") }
        if viewModel.canRetry {
          button { "Try Again" }.class("button secondary wide").attribute("type", "button")
            .on(.click, viewModel.retryButtonTapped)
        }
        SubmitButton("Submit Form", viewModel.form, isRunning: viewModel.isSubmitting)
      }
      .class("form").on(.submit, viewModel.submitButtonTapped)
      section {
        h2 { "Summary" }.class("header")
        SummaryView(lines: viewModel.summary)
      }
      .class("live")
    }
    .class("survey")
  }
}
