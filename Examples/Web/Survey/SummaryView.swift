import SurveyViewModels
import UsherWeb

/// The answers, a line for each.
struct SummaryView: Component {
  let lines: [SummaryLine]

  var body: some HTML {
    dl {
      ForEach(lines) { line in
        div {
          dt { line.title }
          dd { line.text }
        }
      }
    }
    .class("summary")
  }
}
