import ToolLibraryViewModels
import UsherWeb

struct SignInView: View {
  let viewModel: SignInViewModel

  var leadingToolbar: some HTML {
    if viewModel.canCancel {
      button { "Cancel" }.on(.click, viewModel.cancelButtonTapped)
    }
  }

  var body: some HTML {
    form {
      p { "Members borrow tools. Your neighbours don’t see your address." }.class("secondary")
      TextField(
        "E-mail address",
        viewModel.address,
        kind: .email,
        autocomplete: "username",
        hasFocus: true
      )
      PasswordField(
        "Password",
        viewModel.password,
        autocomplete: viewModel.isNew ? "new-password" : "current-password"
      )
      Toggle("I am new here", bind(\.isNew))
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      SubmitButton(viewModel.submitText, viewModel.form, isRunning: viewModel.isSubmitting)
    }
    .class("form").on(.submit, viewModel.submitButtonTapped)
  }
}
