import GalleryViewModels
import UsherWeb

struct TabView: View {
  let viewModel: TabViewModel

  var toolbar: some HTML {
    button { "Done" }.on(.click, viewModel.doneButtonTapped)
  }

  var body: some HTML {
    p { viewModel.text }.class("secondary intro")
    if !viewModel.rows.isEmpty {
      ul {
        ForEach(viewModel.rows) { [viewModel] row in
          li {
            button { row.id }.class("row leads").attribute("type", "button")
              .on(.click) { viewModel.select(row.id) }
          }
        }
      }
      .class("list")
    }
  }
}
