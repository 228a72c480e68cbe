public import Usher

extension Element {
  /// Calls `action` when the person does something with the element.
  ///
  /// The handler isn't kept: when the event comes, it is looked for in what is on screen then, so
  /// that an element that is gone, covered or disabled can't be acted on.
  @inlinable public func on(
    _ event: HTMLEvent,
    _ action: @escaping () -> Void
  ) -> With<HandlerAttribute> {
    adding(HandlerAttribute(event) { _ in action() })
  }

  /// Calls `action` with the text each time the person has typed.
  @inlinable public func onInput(_ action: @escaping (String) -> Void) -> With<HandlerAttribute> {
    adding(HandlerAttribute(.input, action))
  }

  /// Calls `action` with each file the person chooses, for a field of the type `file`.
  ///
  /// Nothing of a file's content travels until it is read. ``FileField`` is such a field that looks
  /// like a button.
  @inlinable public func onFile(
    _ action: @escaping (IncomingFile) -> Void
  ) -> With<FileAttribute> {
    adding(FileAttribute(action))
  }

  /// Calls `action` when the person has moved one of the element's rows, by dragging its ``MoveHandle``
  /// or by the arrow keys on it.
  ///
  /// ```swift
  /// ul { ForEach(viewModel.favorites) { FavoriteRow(row: $0) } }
  ///   .class("list").onMove(viewModel.moveFavorite(from:to:))
  /// ```
  ///
  /// `to` is the index the row has afterwards. Rows are the element's children with a handle in them, one
  /// below the other; a list inside a row has handles of its own. Both indices come from the browser:
  /// they are never negative and never the same, but may lie beyond the end, or be those of a list that
  /// has changed since, so hold them against yours. A row that isn't moved before `action` returns goes
  /// back to its place.
  @inlinable public func onMove(
    _ action: @escaping (_ from: Int, _ to: Int) -> Void
  ) -> With<MoveAttribute> {
    adding(MoveAttribute(action))
  }

  /// Shows a text in a field, and changes it as the person types.
  @inlinable public func value(_ text: Binding<String>) -> With<PropertyAttribute> {
    adding(PropertyAttribute(.value, text.value) { text.value = $0 })
  }

  /// Shows whether a checkbox is on, and changes it as the person switches.
  @inlinable public func checked(_ isOn: Binding<Bool>) -> With<PropertyAttribute> {
    adding(PropertyAttribute(.checked, isOn.value ? "1" : "") { isOn.value = $0 == "1" })
  }
}
