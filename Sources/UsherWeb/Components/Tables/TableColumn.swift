/// A column of a ``DataTable``.
public struct TableColumn<Row, Key> {
  let title: String
  let key: Key
  let isNumber: Bool
  let text: (Row) -> String

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - title: the text at its head.
  ///   - key: the column's name in the table's `TableModel`.
  ///   - isNumber: whether its texts are numbers, which stand at the end of the cell.
  ///   - text: returns the text of a row's cell.
  public init(_ title: String, _ key: Key, isNumber: Bool = false, text: @escaping (Row) -> String)
  {
    self.title = title
    self.key = key
    self.isNumber = isNumber
    self.text = text
  }
}
