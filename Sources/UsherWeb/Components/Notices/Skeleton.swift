/// Placeholder rows in place of a list that is loading.
///
/// ```swift
/// Skeleton(rows: 6, "Loading photos")
/// ```
public struct Skeleton: Component {
  private let rows: [Row]
  private let label: String?

  private struct Row: Identifiable, Equatable { let id: Int }

  /// Makes placeholder rows.
  ///
  /// - Parameters:
  ///   - rows: the number of rows; none if negative.
  ///   - label: the text that screen readers speak; `nil` for the host's own.
  public init(rows: Int = 4, _ label: String? = nil) {
    self.rows = (0..<max(rows, 0)).map { Row(id: $0) }
    self.label = label
  }

  /// The rows.
  public var body: some HTML {
    div { ForEach(rows) { _ in span {} } }.class("skeleton").role("status")
      .label { [label] in label ?? $0[.loading] }
  }
}
