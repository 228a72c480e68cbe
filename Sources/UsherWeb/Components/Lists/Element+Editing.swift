extension Element {
  /// Shows or hides the controls to edit the rows in this element: the button of each ``DeletableRow``, and all
  /// elements with the class `while-editing`.
  ///
  /// While `isEditing` is `false`, an element with the class `while-editing` isn't displayed, focused or spoken. While
  /// it is `true`, the element has the browser's default `display`. When `isEditing` changes, the host sends only one
  /// attribute, however many rows there are. Rows that read the same value themselves are sent in addition.
  ///
  /// ```swift
  /// ul { ForEach(viewModel.rows) { … } }.class("list").editing(viewModel.isEditing)
  /// ```
  @inlinable public func editing(_ isEditing: Bool) -> With<DynamicAttribute> {
    attribute("data-editing", when: isEditing)
  }
}
