import UsersViewModels
import UsherWeb

/// The sections with their headers. A section without users shows its header, too.
struct SectionsView: Component {
  let sections: [UserSectionModel]
  let select: (UserItemModel.ID) -> Void

  var body: some HTML {
    div {
      ForEach(sections) { section in SectionView(section: section, select: select) }
    }
    .class("sections")
  }
}

struct SectionView: ElementComponent {
  let section: UserSectionModel
  let select: (UserItemModel.ID) -> Void

  var body: some ElementHTML {
    UsherWeb.section {
      h2 { section.name }.class("header")
      ul {
        ForEach(section.rows) { row in UserRow(row: row, select: { select(row.id) }) }
      }
      .class("list")
      if section.rows.isEmpty { p { "Nobody" }.class("secondary nobody") }
    }
    .label(section.name)
  }
}

struct UserRow: ElementComponent {
  let row: UserItemModel
  let select: () -> Void

  var body: some ElementHTML {
    li {
      button {
        span {
          strong { row.name.isEmpty ? "No name" : row.name }
          small { row.email }
        }
        .class("lines")
      }
      .class("row leads").attribute("type", "button").on(.click, select)
    }
  }
}
