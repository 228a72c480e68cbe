import PhotosViewModels
import Usher
import UsherGTK

struct SignInView: View {
  let viewModel: SignInViewModel
  // The Cancel button leads back.
  let hidesBack = true

  var leadingToolbar: some Content {
    Button("Cancel", viewModel.cancel)
  }

  var body: some Content {
    // An account is created in another form, so that the keyboard goes to its first field.
    Show(when: viewModel.createsAccount) { [viewModel] in
      AccountForm(viewModel: viewModel)
    } otherwise: { [viewModel] in
      AccountForm(viewModel: viewModel)
    }
  }
}

/// The fields of an account that is used or created.
private struct AccountForm: Component {
  let viewModel: SignInViewModel

  var body: some Content {
    Form(viewModel.form, submit: viewModel.signIn) {
      TextField("Username", viewModel.username)
      TextField("Password", viewModel.password, kind: .password)
      Text(viewModel.message).style(.error)
      Button(viewModel.submitButtonTitle, viewModel.signIn).style(.suggested)
        .enabled(!viewModel.isSigningIn)
      Spinner(viewModel.isSigningIn)
      Button(viewModel.switchButtonTitle, viewModel.switchButtonTapped)
        .enabled(!viewModel.isSigningIn)
      Text(viewModel.hint).style(.secondary)
    }
  }
}
