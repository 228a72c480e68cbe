import ToolLibraryViewModels
import UsherWeb

struct NameView: View {
  let viewModel: NameViewModel

  var leadingToolbar: some HTML {
    if viewModel.canCancel {
      button { "Cancel" }.on(.click, viewModel.cancelButtonTapped)
    }
  }

  var body: some HTML {
    form {
      p { "Your neighbours see who has which tool." }.class("secondary")
      TextField("Your name", viewModel.name, autocomplete: "name", hasFocus: true)
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      SubmitButton("Continue", viewModel.form, isRunning: viewModel.isSaving)
    }
    .class("form").on(.submit, viewModel.continueButtonTapped)
  }
}
