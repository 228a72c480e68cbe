/// Rows that are still to come: what a list looks like before it is there.
public struct Skeleton: Component {
  private let rows: [Row]
  private let label: String

  private struct Row: Identifiable, Equatable { let id: Int }

  /// Rows that are still to come.
  ///
  /// - Parameters:
  ///   - rows: how many rows.
  ///   - label: what goes on, for who can't see them.
  public init(rows: Int = 4, _ label: String = "Loading") {
    self.rows = (0..<max(rows, 0)).map { Row(id: $0) }
    self.label = label
  }

  /// The rows.
  public var body: some HTML {
    div { ForEach(rows) { _ in span {} } }.class("skeleton").role("status").label(label)
  }
}
