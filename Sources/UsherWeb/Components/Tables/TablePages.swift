import Usher

/// The buttons that go from page to page of a table.
struct TablePages<Row: Identifiable & Equatable, Key: Hashable>: ElementComponent {
  let model: TableModel<Row, Key>

  var body: some ElementHTML {
    nav {
      button { HostText(.previousPage) }.class("button secondary small")
        .attribute("type", "button").disabled(model.page == 0)
        .on(.click) { model.show(page: model.page - 1) }
      p {
        WordedText { [page = model.page + 1, count = model.pageCount] in
          $0.text(.pageOf, ["page": "\(page)", "count": "\(count)"])
        }
      }
      .role("status")
      button { HostText(.nextPage) }.class("button secondary small")
        .attribute("type", "button").disabled(model.page == model.pageCount - 1)
        .on(.click) { model.show(page: model.page + 1) }
    }
    .class("u-table-pages").label { $0[.pages] }
  }
}
