/// A list as a host shows it, as the ``ListSuite`` drives it.
public protocol ConformanceList: AnyObject {
  /// Shows these sections instead of those before; a host finds by `ListChanges` what has to change.
  func show(_ sections: [ListSection])
  /// What it shows now, a line each: the titles of sections, and the texts of their rows.
  var lines: [String] { get }
  /// Taps a row of those that are shown, titles left out, counted from 0.
  ///
  /// - Returns: the `id` of the row that was told as tapped.
  func tap(_ index: Int) -> Int?
  /// What draws a row; `nil` where the host can't tell, or uses the same for other rows again.
  func identity(of row: Int) -> ObjectIdentifier?
}

extension ConformanceList {
  /// A list that can't tell what draws a row.
  public func identity(of row: Int) -> ObjectIdentifier? { nil }
}

/// Rows under a title.
public struct ListSection: Identifiable, Hashable, Sendable {
  /// The section; no row has the same.
  public let id: Int
  /// What stands over its rows.
  public var title: String
  /// Its rows.
  public var rows: [ListRow]
}

/// A row of a list.
public struct ListRow: Identifiable, Hashable, Sendable {
  /// The row, wherever it is.
  public let id: Int
  /// What it says.
  public var text: String
}
