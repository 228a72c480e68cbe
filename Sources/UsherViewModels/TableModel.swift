public import Observation

/// The rows of a table, with what the person does to them: sorts them by a column, selects some, goes from page to page.
///
/// ```swift
/// enum Column { case number, amount }
///
/// let invoices = TableModel<Invoice, Column>(
///   sorts: [.number: { $0.number < $1.number }, .amount: { $0.amount < $1.amount }]
/// )
/// …
/// invoices.rows = try await store.invoices()
/// ```
///
/// Sorting is done when the rows or the order change, not when a page is shown. Rows that are equal in the column keep their
/// order.
public final class TableModel<Row: Identifiable & Equatable, Column: Hashable>: Observable {
  /// The column by which the rows are sorted, and the direction.
  public struct Order: Equatable {
    /// The column.
    public let column: Column
    /// Whether the smallest value comes first.
    public let isAscending: Bool

    /// Makes an order.
    public init(_ column: Column, isAscending: Bool = true) {
      self.column = column
      self.isAscending = isAscending
    }
  }

  private struct State {
    var rows: [Row]
    var sorted: [Row]
    var order: Order?
    var selection: Set<Row.ID> = []
    var page = 0
  }

  private let signals = Signals()
  private var state: State
  private let sorts: [Column: (Row, Row) -> Bool]
  /// The number of rows of a page.
  public let pageSize: Int

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - rows: the rows, in the order that they have while they aren't sorted by a column.
  ///   - pageSize: the number of rows of a page, at least 1.
  ///   - order: the column by which the rows are sorted at first; `nil` for the order of `rows`.
  ///   - sorts: for each column by which the person can sort, whether a row comes before another one.
  public init(
    _ rows: [Row] = [],
    pageSize: Int = 50,
    order: Order? = nil,
    sorts: [Column: (Row, Row) -> Bool] = [:]
  ) {
    self.pageSize = max(pageSize, 1)
    self.sorts = sorts
    state = State(rows: rows, sorted: rows, order: order)
    state.sorted = sorted()
  }

  /// All rows, in the order that they have while they aren't sorted by a column. New rows are sorted as the old ones were;
  /// rows that are gone aren't selected any more.
  public var rows: [Row] {
    get {
      signals.read(\.first)
      return state.rows
    }
    set {
      signals.write(\.first) {
        state.rows = newValue
        state.sorted = sorted()
        state.page = min(state.page, lastPage)
      }
      guard !state.selection.isEmpty else { return }
      let left = state.selection.intersection(newValue.map(\.id))
      if left.count < state.selection.count { signals.write(\.second) { state.selection = left } }
    }
  }

  /// The column by which the rows are sorted; `nil` while they aren't.
  public var order: Order? {
    signals.read(\.first)
    return state.order
  }

  /// The ids of the selected rows, also of those on other pages.
  public var selection: Set<Row.ID> {
    signals.read(\.second)
    return state.selection
  }

  /// The number of the page that is shown; the first one is 0.
  public var page: Int {
    signals.read(\.first)
    return state.page
  }

  /// The number of pages, at least 1.
  public var pageCount: Int {
    signals.read(\.first)
    return lastPage + 1
  }

  /// The rows of the page that is shown, sorted.
  public var visible: ArraySlice<Row> {
    signals.read(\.first)
    return state.sorted.dropFirst(state.page * pageSize).prefix(pageSize)
  }

  /// Whether the person can sort by a column.
  public func canSort(by column: Column) -> Bool { sorts[column] != nil }

  /// Sorts by a column, the smallest value first; if the rows are sorted by it already, the other way round. Shows the first
  /// page. Nothing happens when the table can't be sorted by this column.
  public func sort(by column: Column) {
    guard canSort(by: column) else { return }
    let wasAscending = state.order?.column == column && state.order?.isAscending == true
    signals.write(\.first) {
      state.order = Order(column, isAscending: !wasAscending)
      state.sorted = sorted()
      state.page = 0
    }
  }

  /// Shows a page. A number that no page has is moved to the nearest one.
  public func show(page: Int) {
    signals.write(\.first) { state.page = min(max(page, 0), lastPage) }
  }

  /// Selects a row, or ends its selection. Nothing happens when no row has this id.
  public func select(_ id: Row.ID, _ isSelected: Bool = true) {
    guard state.rows.contains(where: { $0.id == id }) else { return }
    signals.write(\.second) {
      if isSelected { state.selection.insert(id) } else { state.selection.remove(id) }
    }
  }

  /// Selects all rows of the page that is shown, or ends their selection. Rows on other pages stay as they are.
  public func selectPage(_ isSelected: Bool = true) {
    let ids = visible.map(\.id)
    signals.write(\.second) {
      if isSelected { state.selection.formUnion(ids) } else { state.selection.subtract(ids) }
    }
  }

  /// Ends the selection of all rows.
  public func selectNone() { signals.write(\.second) { state.selection = [] } }

  private var lastPage: Int { max(state.rows.count - 1, 0) / pageSize }

  private func sorted() -> [Row] {
    guard let order = state.order, let precedes = sorts[order.column] else { return state.rows }
    // The standard library's sort keeps the order of equal elements.
    return state.rows.sorted { order.isAscending ? precedes($0, $1) : precedes($1, $0) }
  }
}
