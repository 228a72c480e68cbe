/// The names of what a chart shows, each beside its colour.
struct ChartLegend: Component {
  let names: [String]
  /// A text behind each name; empty without any.
  let details: [String]

  private struct Entry: Identifiable, Equatable {
    let id: Int
    let name: String
    let detail: String?
  }

  var body: some HTML {
    ul {
      ForEach(entries, allRows: true) { entry in
        li {
          span {}.class("u-chart-key").attribute("data-series", ChartPath.tone(entry.id))
          span { entry.name }
          if let detail = entry.detail { span { detail }.class("u-chart-detail") }
        }
      }
    }
    .class("u-chart-legend").attribute("aria-hidden", "true")
  }

  private var entries: [Entry] {
    names.enumerated().map { index, name in
      Entry(id: index, name: name, detail: index < details.count ? details[index] : nil)
    }
  }
}
