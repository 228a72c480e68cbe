import GTK

/// Where a row is among the others of its list.
@MainActor final class RowPlace {
  /// The row itself.
  weak var widget: Widget?
  private let all: () -> [Widget]

  init(_ all: @escaping () -> [Widget]) { self.all = all }

  /// All rows of the list, from top to bottom.
  var rows: [Widget] { all() }
  /// The index of the row.
  var index: Int? { rows.firstIndex { $0 === widget } }
}
