/// A line of a ``Tree`` with the lines below it.
///
/// ```swift
/// TreeItem("docs", "Documents", [TreeItem("cv", "CV.pdf")], isExpanded: true)
/// ```
public struct TreeItem<ID: Hashable>: Identifiable, Equatable {
  /// The identity of the line in its tree.
  public let id: ID
  /// The text.
  public let title: String
  /// The lines below this one; `nil` for a line that can't have any.
  public let children: [TreeItem]?
  /// Whether the lines below are shown.
  public let isExpanded: Bool

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - id: the identity of the line in its tree.
  ///   - title: the text.
  ///   - children: the lines below this one; `nil` for a line that can't have any. Those that aren't known before the line is
  ///     expanded can be empty until then.
  ///   - isExpanded: whether the lines below are shown.
  public init(_ id: ID, _ title: String, _ children: [TreeItem]? = nil, isExpanded: Bool = false) {
    self.id = id
    self.title = title
    self.children = children
    self.isExpanded = isExpanded
  }
}
