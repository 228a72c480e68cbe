import UsersViewModels
import UsherWeb

/// The users by observation: the view is drawn again when a value that it has read changes. It knows its view model by a
/// protocol, so a test draws it with a mock.
struct UsersView<Model: UsersListModel>: View {
  let viewModel: Model

  var toolbar: some HTML {
    RefreshButton(isLoading: viewModel.isLoading, refresh: viewModel.refresh)
    button { viewModel.filesButtonTitle }.on(.click, viewModel.filesButtonTapped)
  }

  var body: some HTML {
    SearchField("Search", bind(\.query))
    LoadableView(viewModel.sections, retry: viewModel.retryButtonTapped) { sections in
      StatusText(viewModel.notice, style: "secondary notice")
      if !viewModel.hidesSections {
        SectionsView(sections: sections)
        LoadMore(viewModel.more, viewModel.endReached)
        StatusText(viewModel.count, style: "secondary total")
      }
    }
    section {
      p { viewModel.otherStyleText }.class("secondary")
      button { viewModel.otherStyleButtonTitle }.class("button secondary").attribute(
        "type",
        "button"
      )
      .on(.click, viewModel.otherStyleButtonTapped)
    }
    .class("card other-style")
  }
}
