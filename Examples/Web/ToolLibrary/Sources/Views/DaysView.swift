import ToolLibraryViewModels
import UsherWeb

struct DaysView: View {
  let viewModel: DaysViewModel

  var leadingToolbar: some HTML {
    button { "Cancel" }.on(.click, viewModel.cancelButtonTapped)
  }

  var body: some HTML {
    form {
      BorrowSteps(present: 0)
      DateRangeField(
        viewModel.toolName,
        from: viewModel.firstDay,
        to: viewModel.lastDay,
        in: viewModel.timeZone,
        range: viewModel.range,
        message: viewModel.message
      )
      SubmitButton("Continue", viewModel.form)
    }
    .class("form").on(.submit, viewModel.continueButtonTapped)
  }
}
