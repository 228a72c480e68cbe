import UsherGTK

/// Rows that can be pressed, each with one text.
struct RowList<Row: Identifiable & Equatable>: Component {
  let rows: () -> [Row]
  let title: (Row) -> String
  let select: (Row.ID) -> Void

  init(
    _ rows: @autoclosure @escaping () -> [Row],
    title: @escaping (Row) -> String,
    select: @escaping (Row.ID) -> Void
  ) {
    (self.rows, self.title, self.select) = (rows, title, select)
  }

  var body: some Content {
    ForEach(rows()) { row in
      RowButton {
        select(row.id)
      } content: {
        Text(title(row.value))
      }
    }
  }
}
