import UsherWeb

struct OpenPagesView: View {
  let viewModel: OpenPagesViewModel

  var toolbar: some HTML {
    if viewModel.hasPreviews {
      // A page of another app, so it is loaded.
      a { "Previews" }.href("previews").attribute("target", "_self").class("other-page")
    }
  }

  var body: some HTML {
    if let rows = viewModel.rows {
      if rows.isEmpty {
        EmptyState("No open pages", "Open a page of this site in another tab.", symbol: .search)
      } else {
        ul {
          ForEach(rows) { [viewModel] row in
            OpenPageRow(row: row, select: { viewModel.selectPage(row.id) })
          }
        }
        .class("list pages")
      }
      if viewModel.others > 0 {
        p { "and \(viewModel.others) older ones" }.class("secondary others")
      }
    } else {
      Skeleton(rows: 3)
    }
  }
}

struct OpenPageRow: ElementComponent {
  let row: OpenPagesViewModel.Row
  let select: () -> Void

  var body: some ElementHTML {
    li {
      button {
        span {
          strong { row.title }
          small { row.address }
          small { row.note }
        }
        .class("lines")
        if !row.isConnected { span { "away" }.class("tag") }
      }
      .class("row leads").attribute("type", "button")
      .attribute("aria-current", row.isChosen ? "true" : nil)
      .on(.click, select)
    }
  }
}
