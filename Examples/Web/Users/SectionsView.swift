import UsersViewModels
import UsherWeb

/// The sections with their headers. A section without users shows its header, too.
struct SectionsView: Component {
  let sections: [UserSectionModel]

  var body: some HTML {
    div {
      ForEach(sections) { section in SectionView(section: section) }
    }
    .class("sections")
  }
}

struct SectionView: ElementComponent {
  let section: UserSectionModel

  var body: some ElementHTML {
    UsherWeb.section {
      h2 { section.name }.class("header")
      ul {
        ForEach(section.rows) { row in UserRow(row: row) }
      }
      .class("list")
      if section.rows.isEmpty { p { "Nobody" }.class("secondary nobody") }
    }
    .label(section.name)
  }
}

/// A user. There is nothing to be done with one.
struct UserRow: ElementComponent {
  let row: UserItemModel

  var body: some ElementHTML {
    li {
      div {
        span {
          strong { row.name.isEmpty ? "No name" : row.name }
          small { row.email }
        }
        .class("lines")
      }
      .class("row")
    }
  }
}
