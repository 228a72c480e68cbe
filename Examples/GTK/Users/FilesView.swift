import UsersViewModels
import Usher
import UsherGTK

struct FilesView: View {
  let viewModel: FilesViewModel

  var body: some Content {
    Text(viewModel.ownerText).style(.secondary)
    Show(when: viewModel.isSignedIn) { [viewModel] in
      VStack {
        Toggle("Premium customer", viewModel.premium)
        Text(viewModel.hint).style(.secondary)
        Text(viewModel.priceText).style(.secondary)
      }
      .card()
      Text(viewModel.message).style(.error)
      FileButton("Add Files", onFile: viewModel.fileChosen)
      FileTransferList(viewModel.transfers)
    }
    LoadableView(
      viewModel.files,
      empty: "Files you add are listed here.",
      retry: viewModel.retryButtonTapped
    ) { files in
      ForEach(files.value) { file in
        HStack {
          Text(file.name).expand()
          Text(file.size).style(.secondary)
          SaveButton("Download", file.download, as: file.name).label("Download \(file.name)")
          Button("Delete") { viewModel.delete(file.id) }.label("Delete \(file.name)")
        }
      }
    }
    Show(when: viewModel.isSignedIn) { [viewModel] in
      HStack {
        Button("Sign Out", viewModel.signOutButtonTapped)
        Button("Sign Out Everywhere", viewModel.signOutEverywhereButtonTapped)
      }
    } otherwise: { [viewModel] in
      Button("Sign In", viewModel.signInButtonTapped).style(.suggested).align(.start)
    }
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }
}

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
      TextField("E-mail address", viewModel.email)
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
