/// A row of a list that can be deleted: a finger swipes it aside, and the button is behind it; the Tab key reaches that
/// button; the keys Delete and Backspace press it; and while a list is edited it stands before each row.
///
/// ```swift
/// ul {
///   ForEach(viewModel.rows) { [viewModel] row in
///     li {
///       DeletableRow(row.name, isEditing: viewModel.isEditing) {
///         viewModel.delete(row.id)
///       } content: {
///         div { row.name }.class("row")
///       }
///     }
///   }
/// }
/// .class("list")
/// ```
public struct DeletableRow<Content: HTML>: ElementComponent {
  private let name: String
  private let isEditing: Bool
  private let delete: () -> Void
  private let content: Content

  /// A row.
  ///
  /// - Parameters:
  ///   - name: what is deleted, for who can't see it: "Ghent" makes "Delete Ghent". No two rows should have one name.
  ///   - isEditing: whether the button shows.
  ///   - delete: called when the person wants to delete it; nobody has asked them again.
  ///   - content: the row itself.
  public init(
    _ name: String,
    isEditing: Bool = false,
    delete: @escaping () -> Void,
    @HTMLBuilder content: () -> Content
  ) {
    self.name = name
    self.isEditing = isEditing
    self.delete = delete
    self.content = content()
  }

  private var style: String { isEditing ? "deletable editing" : "deletable" }

  /// The row and its button, in the order in which they are seen.
  public var body: some ElementHTML {
    div {
      if isEditing {
        button {
          Raw(
            """
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" \
            cy="12" r="11" fill="currentColor"/><path class="minus" d="M7 12h10" fill="none" \
            stroke-width="2.5" stroke-linecap="round"/></svg>
            """
          )
        }
        .class("delete-minus").attribute("type", "button").attribute("data-delete")
        .label("Delete \(name)").attribute("aria-keyshortcuts", "Delete Backspace")
        .on(.click, delete)
      }
      div { content }.class("deletable-content")
      if !isEditing {
        button { "Delete" }.class("delete-behind").attribute("type", "button")
          .attribute("data-delete").label("Delete \(name)")
          .attribute("aria-keyshortcuts", "Delete Backspace").on(.click, delete)
      }
    }
    // Scrolled by a finger, not reached by the Tab key: its button is.
    .class(style).attribute("tabindex", "-1")
  }
}
