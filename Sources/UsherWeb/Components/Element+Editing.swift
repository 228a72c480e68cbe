extension Element {
  /// Whether the rows in it show how they are changed: each ``DeletableRow`` its button, and what has the class
  /// `while-editing`, which nobody sees, reaches or hears of otherwise and is as a browser shows it by itself then.
  ///
  /// It costs one attribute, however many rows there are, as long as these don't read it themselves.
  ///
  /// ```swift
  /// ul { ForEach(viewModel.rows) { … } }.class("list").editing(viewModel.isEditing)
  /// ```
  @inlinable public func editing(_ isEditing: Bool) -> With<DynamicAttribute> {
    attribute("data-editing", when: isEditing)
  }
}
