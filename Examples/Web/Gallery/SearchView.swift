import GalleryViewModels
import UsherWeb

struct SearchView: View {
  let viewModel: SearchViewModel

  var body: some HTML {
    GallerySection(
      "SearchField",
      "Something to look for in what is below it. This one has the focus when its screen opens."
    ) { [viewModel] in
      div {
        SearchField("Search trees", bind(\.query), capitalization: .words, hasFocus: true)
        StatusText(viewModel.notice, style: "secondary found")
        if viewModel.results.isEmpty {
          EmptyState("No such tree", "Perhaps it has another name.", symbol: .search) {
            button { "Show All" }.class("button secondary").attribute("type", "button")
              .on(.click, viewModel.clearButtonTapped)
          }
        } else {
          ul { ForEach(viewModel.results) { row in li { div { row.id }.class("row") } } }
            .class("list").label("Trees")
        }
      }
    }
    GallerySection(
      "Its states",
      "A label that is the placeholder, too, and a cross once there is text."
    ) {
      div {
        Sample("Empty") { SearchField("Search", bind(\.empty)) }
        Sample("Filled") { SearchField("Search, filled", bind(\.filled)) }
        Sample("Longer than the field") { SearchField("Search, long", bind(\.long)) }
        Sample("Right to left") {
          div { SearchField("بحث", bind(\.rightToLeft)) }.attribute("dir", "rtl")
            .attribute("lang", "ar")
        }
      }
      .class("samples")
    }
  }
}
