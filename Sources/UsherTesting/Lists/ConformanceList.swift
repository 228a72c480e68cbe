/// A list of a host, adapted for the ``ListSuite``.
///
/// ```swift
/// final class TableList: ConformanceList {
///   func show(_ sections: [ListSection]) { … }
///   var lines: [String] { … }
///   func tap(_ index: Int) -> Int? { … }
/// }
/// ```
public protocol ConformanceList: AnyObject {
  /// Shows these sections instead of the present ones. `ListChanges` finds the differences.
  func show(_ sections: [ListSection])
  /// The shown texts from top to bottom: the title of each section, followed by the texts of its rows.
  var lines: [String] { get }
  /// Simulates a tap on a shown row.
  ///
  /// - Parameter index: the number of the row in the whole list, from 0; titles aren't counted.
  /// - Returns: the `id` of the row for which the list has reported the tap; `nil` when the list has reported no tap.
  func tap(_ index: Int) -> Int?
  /// Returns the identity of the object that draws a row; `nil` when the host can't tell which object that is, or
  /// reuses the object for other rows.
  ///
  /// - Parameter row: the `id` of the row.
  func identity(of row: Int) -> ObjectIdentifier?
}

extension ConformanceList {
  /// Returns `nil`: the list can't tell which object draws a row.
  public func identity(of row: Int) -> ObjectIdentifier? { nil }
}

/// A section of a list: a title, and rows below it. The ``ListSuite`` makes sections and gives them to a
/// ``ConformanceList``.
///
/// ```swift
/// let texts = sections.flatMap { [$0.title] + $0.rows.map(\.text) }
/// ```
public struct ListSection: Identifiable, Hashable, Sendable {
  /// The identity of the section; no other section and no row has the same.
  public let id: Int
  /// The title above the rows.
  public var title: String
  /// The rows.
  public var rows: [ListRow]
}

/// A row of a ``ListSection``.
///
/// ```swift
/// for row in section.rows { addRow(row.text, tag: row.id) }
/// ```
public struct ListRow: Identifiable, Hashable, Sendable {
  /// The identity of the row; it stays the same when the row moves, also to another section.
  public let id: Int
  /// The text of the row.
  public var text: String
}
