import MatchesViewModels
import UsherWeb

struct SettingsView: View {
  let viewModel: SettingsViewModel

  var hidesBack: Bool { true }

  var toolbar: some HTML {
    button { viewModel.words.done }.on(.click, viewModel.doneButtonTapped)
  }

  var body: some HTML {
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    LoadableView(viewModel.content, retry: viewModel.retryButtonTapped) { [viewModel] _ in
      section {
        h2 { viewModel.words.dataStorage }.class("header")
        div {
          Toggle(viewModel.words.keepAtServer, viewModel.usesRemoteStore)
          form {
            TextField(
              viewModel.words.serverAddress,
              viewModel.baseURL,
              kind: .url,
              autocomplete: "url",
              placeholder: viewModel.defaultURL,
              message: viewModel.addressMessage
            )
          }
          .on(.submit, viewModel.baseURLSubmitted)
        }
        .class("panel-rows")
        p { viewModel.words.storageFooter }.class("secondary footer")
      }
      .label(viewModel.words.dataStorage)
    }
  }
}
