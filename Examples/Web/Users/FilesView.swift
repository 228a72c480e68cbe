import UsersViewModels
import UsherWeb

struct FilesView: View {
  let viewModel: FilesViewModel

  var body: some HTML {
    p { viewModel.ownerText }.class("secondary owner")
    if viewModel.isSignedIn {
      div {
        Toggle("Premium customer", viewModel.premium)
        p { viewModel.hint }.class("secondary")
        p { viewModel.priceText }.class("secondary")
      }
      .class("card")
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      DropArea("Add Files", onFile: viewModel.fileChosen)
      FileTransferList("Files being added", viewModel.transfers)
    }
    LoadableView(
      viewModel.files,
      empty: "Files you add are listed here.",
      retry: viewModel.retryButtonTapped
    ) { [viewModel] files in
      ul {
        ForEach(files) { file in FileRow(file: file, delete: { viewModel.delete(file.id) }) }
      }
      .class("list files")
    }
    if viewModel.isSignedIn {
      div {
        button { "Sign Out" }.class("button secondary").attribute("type", "button")
          .on(.click, viewModel.signOutButtonTapped)
        button { "Sign Out Everywhere" }.class("button secondary").attribute("type", "button")
          .on(.click, viewModel.signOutEverywhereButtonTapped)
      }
      .class("sign-out")
    } else {
      button { "Sign In" }.class("button").attribute("type", "button")
        .on(.click, viewModel.signInButtonTapped)
    }
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }
}

struct FileRow: ElementComponent {
  let file: FilesViewModel.Row
  let delete: () -> Void

  var body: some ElementHTML {
    li {
      div {
        a { file.name }.href("-/\(file.download)").attribute("download")
        span { file.size }.class("value")
        button { "Delete" }.class("button secondary destructive small").attribute("type", "button")
          .label("Delete \(file.name)").on(.click, delete)
      }
      .class("row")
    }
  }
}
