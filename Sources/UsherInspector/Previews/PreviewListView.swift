import UsherPreviews
import UsherWeb

/// The list of an app's previews, beside the chosen one. It has the style sheet of that app, and so no style of its own.
struct PreviewListView: View {
  let viewModel: PreviewListViewModel

  var leadingToolbar: some HTML {
    // A page of another app, so it is loaded.
    a { "All Apps" }.href("..").attribute("target", "_self").class("other-page")
  }

  var body: some HTML {
    if !viewModel.events.isEmpty {
      section {
        h2 { "Events for the coordinator" }.class("header")
        ul {
          ForEach(viewModel.events) { event in
            li {
              span {
                strong { event.event }
                small { event.view }
              }
              .class("lines")
            }
            .class("row")
          }
        }
        .class("list").role("log")
      }
      .label("Events for the coordinator")
    }
    ForEach(viewModel.sections) { [viewModel] section in
      PreviewSection(section: section, select: viewModel.selectPreview)
    }
  }
}

private struct PreviewSection: ElementComponent {
  let section: PreviewListViewModel.Section
  let select: (String) -> Void

  var body: some ElementHTML {
    UsherWeb.section {
      h2 { section.id }.class("header")
      ul { ForEach(section.rows) { [select] in PreviewRow(row: $0, select: select) } }.class("list")
    }
    .label(section.id)
  }
}

private struct PreviewRow: ElementComponent {
  let row: PreviewListViewModel.Row
  let select: (String) -> Void

  var body: some ElementHTML {
    li {
      button { row.state }.class("row leads").attribute("type", "button")
        .attribute("aria-current", row.isChosen ? "true" : nil)
        .on(.click) { [row, select] in select(row.id) }
    }
  }
}
