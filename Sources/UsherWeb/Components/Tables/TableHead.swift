/// The head of a column: its title, which sorts by the column if that is possible.
struct TableHead: ElementComponent {
  struct Head: Identifiable, Equatable {
    let id: Int
    let title: String
    let isNumber: Bool
    let canSort: Bool
    /// The direction in which the table is sorted by this column; `nil` if it isn't.
    let isAscending: Bool?
  }

  let head: Head
  let sort: () -> Void

  var body: some ElementHTML {
    th {
      if head.canSort {
        button {
          span { head.title }
          Symbol.chevron
        }
        .attribute("type", "button").on(.click, sort)
      } else {
        span { head.title }
      }
    }
    .attribute("scope", "col").attribute("data-number", when: head.isNumber)
    .attribute("aria-sort", head.isAscending.map { $0 ? "ascending" : "descending" })
  }
}
