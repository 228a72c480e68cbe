import PhotosViewModels
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
      TextField("Username", viewModel.username, autocomplete: "username", hasFocus: true)
      TextField(
        "Password",
        viewModel.password,
        kind: .password,
        autocomplete: viewModel.createsAccount ? "new-password" : "current-password"
      )
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      SubmitButton(viewModel.submitButtonTitle, viewModel.form, isRunning: viewModel.isSigningIn)
      button { viewModel.switchButtonTitle }.class("button secondary wide")
        .attribute("type", "button").disabled(viewModel.isSigningIn)
        .on(.click, viewModel.switchButtonTapped)
      if let hint = viewModel.hint { p { hint }.class("secondary") }
    }
    .class("form").on(.submit, viewModel.signIn)
  }
}
