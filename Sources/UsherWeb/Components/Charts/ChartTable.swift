/// The content of a chart as a table, for screen readers.
struct ChartTable: Component {
  let title: String
  let labels: [String]
  let series: [ChartSeries]
  let text: (Double) -> String

  private struct Cell: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  private struct Line: Identifiable, Equatable {
    let id: Int
    let label: String
    let cells: [Cell]
  }

  var body: some HTML {
    // A table itself is never smaller than its content.
    div { content }.class("spoken")
  }

  @HTMLBuilder private var content: some HTML {
    table {
      tr {
        th { "–" }.attribute("scope", "col")
        ForEach(series.enumerated().map { Cell(id: $0, text: $1.name) }, allRows: true) { cell in
          th { cell.text }.attribute("scope", "col")
        }
      }
    } rows: {
      ForEach(lines, allRows: true) { line in
        tr {
          th { line.label }.attribute("scope", "row")
          ForEach(line.cells, allRows: true) { cell in td { cell.text } }
        }
      }
    }
    .label(title)
  }

  private var lines: [Line] {
    labels.enumerated().map { index, label in
      let cells = series.enumerated().map { number, one in
        let value = index < one.values.count ? one.values[index] : .nan
        return Cell(id: number, text: value.isFinite ? text(value) : "–")
      }
      return Line(id: index, label: label, cells: cells)
    }
  }
}
