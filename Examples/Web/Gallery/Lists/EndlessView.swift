import GalleryViewModels
import UsherWeb

struct EndlessView: View {
  let viewModel: EndlessViewModel

  var body: some HTML {
    LoadableView(viewModel.rows, retry: viewModel.retryButtonTapped) { [viewModel] rows in
      ul { ForEach(rows) { row in li { div { row.text }.class("row") } } }.class("list")
      LoadMore(viewModel.more, viewModel.endReached)
      StatusText(viewModel.count, style: "secondary more")
    }
  }
}
