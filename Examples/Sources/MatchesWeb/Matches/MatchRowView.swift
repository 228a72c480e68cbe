import MatchesViewModels
import UsherWeb

/// A match: a button while editing.
struct MatchRowView: ElementComponent {
  let row: MatchRow
  let isEditing: Bool
  let select: () -> Void
  let delete: () -> Void

  var body: some ElementHTML {
    li {
      DeletableRow(row.text, isEditing: isEditing, delete: delete) {
        if isEditing {
          button { MatchText(row: row) }.class("match").attribute("type", "button")
            .on(.click, select)
        } else {
          div { MatchText(row: row) }.class("match")
        }
      }
    }
  }
}

private struct MatchText: Component {
  let row: MatchRow

  var body: some HTML {
    span { row.homePlayers }.class("side")
    strong { row.result }
    span { row.awayPlayers }.class("side away")
    small { row.date }
  }
}
