import ToolLibraryViewModels
import UsherWeb

struct ToolsView: View {
  let viewModel: ToolsViewModel

  var body: some HTML {
    SearchField("Search", bind(\.query))
    LoadableView(
      viewModel.rows,
      empty: viewModel.notFound,
      retry: viewModel.retryButtonTapped
    ) { [viewModel] rows in
      ul {
        ForEach(rows) { row in ToolRowView(row: row, select: { viewModel.select(row.id) }) }
      }
      .class("list")
      LoadMore(viewModel.more, viewModel.endReached)
      StatusText(viewModel.count, style: "secondary")
    }
  }
}

private struct ToolRowView: ElementComponent {
  let row: ToolRow
  let select: () -> Void

  var body: some ElementHTML {
    li {
      button {
        span {
          strong { row.name }
          small { row.purpose }
        }
        .class("lines")
        Badge(row.state, row.isFree ? .success : .warning)
      }
      .class("row leads").on(.click, select)
    }
  }
}
