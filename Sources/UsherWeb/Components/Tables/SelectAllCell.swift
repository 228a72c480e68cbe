import Usher

/// The box in the head of a table that selects all rows of the page.
struct SelectAllCell<Row: Identifiable & Equatable, Key: Hashable>: Component {
  let model: TableModel<Row, Key>

  var body: some HTML {
    th {
      input().attribute("type", "checkbox").label { $0[.selectAll] }
        .checked(.init(get: { isAll }, set: { model.selectPage($0) }))
    }
    .class("u-select").attribute("scope", "col")
  }

  private var isAll: Bool {
    let (rows, selection) = (model.visible, model.selection)
    return !rows.isEmpty && rows.allSatisfy { selection.contains($0.id) }
  }
}
