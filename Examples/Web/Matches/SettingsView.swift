import MatchesViewModels
import UsherWeb

struct SettingsView: View {
  let viewModel: SettingsViewModel

  var hidesBack: Bool { true }

  var toolbar: some HTML {
    button { "Done" }.on(.click, viewModel.doneButtonTapped)
  }

  var body: some HTML {
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    LoadableView(viewModel.content, retry: viewModel.retryButtonTapped) { [viewModel] _ in
      section {
        h2 { viewModel.header }.class("header")
        div {
          Toggle(viewModel.remoteStoreLabel, viewModel.usesRemoteStore)
          form {
            TextField(
              viewModel.baseURLLabel,
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
        p { viewModel.footer }.class("secondary footer")
      }
      .label(viewModel.header)
    }
  }
}
