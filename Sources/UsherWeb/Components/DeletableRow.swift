/// A row of a list that can be deleted: a finger swipes it aside, and the button is behind it; the Tab key reaches that
/// button; the keys Delete and Backspace press it; and while the list is edited it stands before each row.
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
/// The list says by ``Element/editing(_:)`` that it is edited, or any element around it. The row itself stays as it is,
/// so it should not read whether the list is edited.
public struct DeletableRow<Content: HTML>: ElementComponent {
  private let name: String
  private let delete: () -> Void
  private let content: Content

  /// A row.
  ///
  /// - Parameters:
  ///   - name: what is deleted, for who can't see it: "Ghent" makes "Delete Ghent". No two rows should have one name.
  ///   - delete: called when the person wants to delete it; nobody has asked them again.
  ///   - content: the row itself.
  public init(
    _ name: String,
    delete: @escaping () -> Void,
    @HTMLBuilder content: () -> Content
  ) {
    self.name = name
    self.delete = delete
    self.content = content()
  }

  /// The row and its buttons, in the order in which they are seen; only one of them ever is.
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
    // Scrolled by a finger, not reached by the Tab key: its button is.
    .class("deletable").attribute("tabindex", "-1")
  }
}
