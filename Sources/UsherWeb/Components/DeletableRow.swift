/// A row of a list that the person can delete.
///
/// The button to delete is behind the row. It appears when a finger swipes the row aside, or when the Tab key reaches
/// it. The keys Delete and Backspace in the row press the button. While the list is edited, a button stands before each
/// row.
///
/// ```swift
/// ul {
///   ForEach(viewModel.rows) { [viewModel] row in
///     li {
///       DeletableRow(row.name) {
///         viewModel.delete(row.id)
///       } content: {
///         div { row.name }.class("row")
///       }
///     }
///   }
/// }
/// .class("list").editing(viewModel.isEditing)
/// ```
///
/// Set ``Element/editing(_:)`` on the list, or on any element around it. The row's markup stays the same then, so the
/// content of a row should not read whether the list is edited.
public struct DeletableRow<Content: HTML>: ElementComponent {
  private let name: String
  private let delete: () -> Void
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - name: the name of the row for screen readers: "Ghent" makes "Delete Ghent". Each row needs another name.
  ///   - delete: called when the person presses the button or a key to delete; the row shows no prompt before that.
  ///   - content: the content of the row.
  public init(
    _ name: String,
    delete: @escaping () -> Void,
    @HTMLBuilder content: () -> Content
  ) {
    self.name = name
    self.delete = delete
    self.content = content()
  }

  /// The row between its two buttons, in the order in which they appear; only one of the buttons is ever visible.
  public var body: some ElementHTML {
    div {
      button {}.class("delete-minus").attribute("type", "button").attribute("data-delete")
        .label("Delete \(name)").attribute("aria-keyshortcuts", "Delete Backspace")
        .on(.click, delete)
      div { content }.class("deletable-content")
      button { "Delete" }.class("delete-behind").attribute("type", "button")
        .attribute("data-delete").label("Delete \(name)")
        .attribute("aria-keyshortcuts", "Delete Backspace").on(.click, delete)
    }
    // A finger scrolls the row; the Tab key reaches the button instead of the row.
    .class("deletable").attribute("tabindex", "-1")
  }
}
