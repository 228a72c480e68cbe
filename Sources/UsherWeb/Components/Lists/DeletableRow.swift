/// A row of a list that the person can delete.
///
/// The button that deletes the row is hidden behind the row. It appears when a finger swipes the row aside, or when the
/// Tab key reaches the button. While the focus is in the row, the keys Delete and Backspace press the button. While the
/// person edits the list, another button that deletes the row is shown at the start of the row.
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
/// To show the buttons for editing, set ``Element/editing(_:)`` on the list, or on any element around the list. This
/// doesn't change the markup of the rows. So the content of a row should not read whether the person edits the list:
/// otherwise every row is drawn again.
public struct DeletableRow<Content: HTML>: ElementComponent {
  private let name: String
  private let title: String?
  private let delete: () -> Void
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - name: the name of the row for screen readers: "Ghent" makes "Delete Ghent". Give each row a
  ///     different name. With a `title`, it is the whole name of the buttons: "Return the Jigsaw".
  ///   - title: the word on the button behind the row; `nil` for “Delete” in the language of the page.
  ///   - delete: called when the person presses one of the buttons or keys that delete the row. The row doesn't ask
  ///     the person to confirm.
  ///   - content: the content of the row.
  public init(
    _ name: String,
    title: String? = nil,
    delete: @escaping () -> Void,
    @HTMLBuilder content: () -> Content
  ) {
    self.name = name
    self.title = title
    self.delete = delete
    self.content = content()
  }

  /// The content of the row, between the two buttons that delete the row. At most one of the buttons is visible.
  public var body: some ElementHTML {
    div {
      button {}.class("delete-minus").attribute("type", "button").attribute("data-delete")
        .label(label).attribute("aria-keyshortcuts", "Delete Backspace")
        .on(.click, delete)
      div { content }.class("deletable-content")
      button { if let title { title } else { HostText(.delete) } }.class("delete-behind")
        .attribute("type", "button").attribute("data-delete").label(label)
        .attribute("aria-keyshortcuts", "Delete Backspace").on(.click, delete)
    }
    // The row itself can be scrolled by a finger, so without `tabindex` the Tab key would reach it before the button.
    .class("deletable").attribute("tabindex", "-1")
  }

  private var label: (HostWords) -> String {
    { [name, title] in title == nil ? $0.text(.deleteRow, ["name": name]) : name }
  }
}
