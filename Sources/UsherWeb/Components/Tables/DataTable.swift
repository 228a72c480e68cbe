public import Usher

/// A table that the person can sort, whose rows they can select and open, with pages if it is long.
///
/// ```swift
/// DataTable("Invoices", viewModel.invoices, [
///   TableColumn("Number", .number) { $0.number },
///   TableColumn("Amount", .amount, isNumber: true) { $0.amountText },
/// ], selects: true, onOpen: viewModel.open)
/// ```
///
/// The head of a column sorts by it, if the `TableModel` says how. A table that is wider than the screen scrolls sideways.
public struct DataTable<Row: Identifiable & Equatable, Key: Hashable>: Component {
  private let label: String
  private let model: TableModel<Row, Key>
  private let columns: [TableColumn<Row, Key>]
  private let selects: Bool
  private let onOpen: ((Row.ID) -> Void)?

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - label: the name of the table.
  ///   - model: the rows, with their order, the selection and the page.
  ///   - columns: the columns in order. The text of the first one is the name of a row.
  ///   - selects: whether rows can be selected.
  ///   - onOpen: called with the `id` of the row whose name the person presses; `nil` if rows lead nowhere.
  public init(
    _ label: String,
    _ model: TableModel<Row, Key>,
    _ columns: [TableColumn<Row, Key>],
    selects: Bool = false,
    onOpen: ((Row.ID) -> Void)? = nil
  ) {
    self.label = label
    self.model = model
    self.columns = columns
    self.selects = selects
    self.onOpen = onOpen
  }

  /// The table, and below it the buttons of its pages.
  public var body: some HTML {
    div {
      div {
        table {
          tr {
            if selects { SelectAllCell(model: model) }
            ForEach(heads, allRows: true) { [model, columns] head in
              TableHead(head: head) { model.sort(by: columns[head.id].key) }
            }
          }
        } rows: {
          ForEach(lines, allRows: true) { [model, onOpen] line in
            tr {
              if line.selects {
                td {
                  input().attribute("type", "checkbox")
                    .label(.selectRow, line.cells.first?.text ?? "")
                    .checked(
                      .init(get: { line.isSelected }, set: { model.select(line.id, $0) })
                    )
                }
                .class("u-select")
              }
              ForEach(line.cells, allRows: true) { cell in
                td {
                  if cell.id == 0, line.opens {
                    button { cell.text }.class("u-open").attribute("type", "button")
                      .on(.click) { onOpen?(line.id) }
                  } else {
                    span { cell.text }
                  }
                }
                .attribute("data-number", when: cell.isNumber)
              }
            }
            .attribute("data-selected", when: line.isSelected)
          }
        }
        .label(label)
      }
      .class("u-table-scroller").role("region").label(label).attribute("tabindex", "0")
      if model.pageCount > 1 { TablePages(model: model) }
    }
    .class("u-data-table")
  }

  private struct Line: Identifiable, Equatable {
    let row: Row
    let isSelected: Bool
    // What else a row is drawn with.
    let selects: Bool
    let opens: Bool
    let cells: [Cell]
    var id: Row.ID { row.id }
  }

  private var lines: [Line] {
    let selection = model.selection
    return model.visible.map {
      Line(
        row: $0,
        isSelected: selection.contains($0.id),
        selects: selects,
        opens: onOpen != nil,
        cells: cells(of: $0)
      )
    }
  }

  private var heads: [TableHead.Head] {
    columns.enumerated().map { index, column in
      TableHead.Head(
        id: index,
        title: column.title,
        isNumber: column.isNumber,
        canSort: model.canSort(by: column.key),
        isAscending: model.order?.column == column.key ? model.order?.isAscending : nil
      )
    }
  }

  private struct Cell: Identifiable, Equatable {
    let id: Int
    let text: String
    let isNumber: Bool
  }

  private func cells(of row: Row) -> [Cell] {
    columns.enumerated().map { Cell(id: $0, text: $1.text(row), isNumber: $1.isNumber) }
  }
}
