import SurveyViewModels
import UsherWeb

struct SubmissionsView: View {
  let viewModel: SubmissionsViewModel

  var body: some HTML {
    LoadableView(viewModel.content, retry: viewModel.retryButtonTapped) { [viewModel] content in
      section {
        h2 { "All answers" }.class("header")
        div {
          SegmentedControl("Question", viewModel.questions) {
            $0.title
          } isSelected: {
            $0.isSelected
          } onSelect: { [viewModel] in
            viewModel.questionChosen($0)
          }
          ul { ForEach(content.bars) { BarView(bar: $0) } }.class("bars")
        }
        .class("card")
      }
      section {
        h2 { "Your submissions" }.class("header")
        if content.rows.isEmpty {
          p { "What you submit is listed here." }.class("secondary")
        } else {
          ul {
            ForEach(content.rows) { [viewModel] row in
              li {
                button {
                  strong { row.company }
                  span { row.date }.class("value")
                }
                .class("row leads").attribute("type", "button")
                .on(.click) { viewModel.select(row.id) }
              }
            }
          }
          .class("list")
        }
      }
    }
  }
}

/// A bar of the chart, with its label and count.
struct BarView: ElementComponent {
  let bar: SubmissionsViewModel.Bar

  var body: some ElementHTML {
    li {
      span { bar.label }.attribute("aria-hidden", "true")
      progress {}.attribute("value", String(bar.count)).attribute("max", String(bar.scale))
        .label(bar.text)
      span { String(bar.count) }.class("count").attribute("aria-hidden", "true")
    }
  }
}
