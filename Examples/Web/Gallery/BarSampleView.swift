import GalleryViewModels
import UsherWeb

struct BarSampleView: View {
  let viewModel: BarSampleViewModel

  var hidesBack: Bool { viewModel.sample == .withoutBack }
  var hasLargeTitle: Bool { viewModel.sample != .smallTitle }

  var leadingToolbar: some HTML {
    switch viewModel.sample {
    case .buttons: button { "Edit" }.on(.click) { [viewModel] in viewModel.press("Edit") }
    case .buttonStates, .longTitle, .withoutBack, .smallTitle: EmptyHTML()
    }
  }

  var toolbar: some HTML {
    switch viewModel.sample {
    case .buttons, .longTitle:
      RefreshButton(isLoading: viewModel.isRefreshing, refresh: viewModel.refresh)
      button { Symbol.add }.label("Add").on(.click) { [viewModel] in viewModel.press("Add") }
    case .buttonStates:
      RefreshButton(isLoading: true) {}
      button { "Save" }.busy(true)
      button { Symbol.add }.label("Add").disabled(true)
    case .withoutBack: button { "Done" }.on(.click, viewModel.doneButtonTapped)
    case .smallTitle: EmptyHTML()
    }
  }

  var body: some HTML {
    StatusText(viewModel.notice, style: "secondary intro")
    ul {
      ForEach(viewModel.rows) { row in li { div { "Row \(row.id)" }.class("row") } }
    }
    .class("list")
  }
}
