import GalleryViewModels
import UsherWeb

struct GalleryView: View {
  let viewModel: GalleryViewModel

  var body: some HTML {
    ForEach(viewModel.groups) { [viewModel] group in
      GroupView(group: group, select: viewModel.select)
    }
  }
}

/// A group of links to related pages.
private struct GroupView: ElementComponent {
  let group: GalleryViewModel.Group
  let select: (GalleryPage) -> Void

  var body: some ElementHTML {
    section {
      h2 { group.title }.class("header")
      ul {
        ForEach(group.rows) { [select] row in
          li {
            button { row.title }.class("row leads").attribute("type", "button")
              .attribute("aria-current", row.isChosen ? "true" : nil).on(.click) { select(row.id) }
          }
        }
      }
      .class("list")
    }
  }
}
