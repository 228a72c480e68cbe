import UsersViewModels
import UsherWeb

struct SignInView: View {
  let viewModel: SignInViewModel
  // The Cancel button leads back.
  let hidesBack = true

  var leadingToolbar: some HTML {
    button { "Cancel" }.on(.click, viewModel.cancel)
  }

  var body: some HTML {
    form {
      TextField(
        "E-mail address",
        viewModel.email,
        kind: .email,
        autocomplete: "username",
        hasFocus: true
      )
      PasswordField(
        "Password",
        viewModel.password,
        autocomplete: viewModel.createsAccount ? "new-password" : "current-password"
      )
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      SubmitButton(viewModel.submitButtonTitle, viewModel.form, isRunning: viewModel.isSigningIn)
      button { viewModel.switchButtonTitle }.class("button secondary wide")
        .attribute("type", "button").disabled(viewModel.isSigningIn)
        .on(.click, viewModel.switchButtonTapped)
      p { viewModel.hint }.class("secondary")
    }
    .class("form").on(.submit, viewModel.signIn)
  }
}
