import SurveyViewModels
import UsherWeb

/// What was answered, line by line.
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
