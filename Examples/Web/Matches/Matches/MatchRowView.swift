import MatchesViewModels
import UsherWeb

/// A row of a match. While the list is edited, a button covers the whole row.
struct MatchRowView: ElementComponent {
  let row: MatchRow
  let select: () -> Void
  let delete: () -> Void

  var body: some ElementHTML {
    li {
      DeletableRow(row.text, delete: delete) {
        div {
          span { row.homePlayers }.class("side")
          strong { row.result }
          span { row.awayPlayers }.class("side away")
          if let date = row.date { small { date } }
          button {}.class("edit-match while-editing").attribute("type", "button")
            .label(row.editLabel).on(.click, select)
        }
        .class("match")
      }
    }
  }
}
