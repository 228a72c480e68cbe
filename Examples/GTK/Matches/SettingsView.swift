import MatchesViewModels
import Usher
import UsherGTK

struct SettingsView: View {
  let viewModel: SettingsViewModel
  let hidesBack = true

  var toolbar: some Content {
    Button(viewModel.words.done, viewModel.doneButtonTapped).style(.suggested)
  }

  var body: some Content {
    Text(viewModel.message).style(.error)
    LoadableView(viewModel.content, retry: viewModel.retryButtonTapped) { [viewModel] _ in
      Section(viewModel.words.dataStorage) {
        Toggle(viewModel.words.keepAtServer, viewModel.usesRemoteStore)
        TextField(
          viewModel.words.serverAddress,
          viewModel.baseURL,
          placeholder: viewModel.defaultURL,
          message: viewModel.addressMessage,
          submit: viewModel.baseURLSubmitted
        )
        Text(viewModel.words.storageFooter).style(.secondary)
      }
    }
  }
}
