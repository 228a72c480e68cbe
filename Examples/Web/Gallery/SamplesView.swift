import GalleryViewModels
import UsherWeb

struct SamplesView: View {
  let viewModel: SamplesViewModel

  var body: some HTML {
    p { viewModel.text }.class("secondary intro")
    ul {
      ForEach(viewModel.rows) { [viewModel] row in
        li {
          button { row.title }.class("row leads").attribute("type", "button")
            .on(.click) { viewModel.select(row.id) }
        }
      }
    }
    .class("list")
  }
}
