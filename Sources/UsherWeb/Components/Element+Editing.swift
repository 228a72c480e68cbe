extension Element {
  /// Shows or hides the controls to edit the rows in this element: the button of each ``DeletableRow``, and all
  /// elements with the class `while-editing`.
  ///
  /// Without editing, an element with the class `while-editing` isn't displayed, focused or spoken. During editing it
  /// has the browser's default `display`. A change sends one attribute for any number of rows, if the rows don't read
  /// `isEditing` themselves.
  ///
  /// ```swift
  /// ul { ForEach(viewModel.rows) { … } }.class("list").editing(viewModel.isEditing)
  /// ```
  @inlinable public func editing(_ isEditing: Bool) -> With<DynamicAttribute> {
    attribute("data-editing", when: isEditing)
  }
}
