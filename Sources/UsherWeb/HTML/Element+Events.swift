public import Usher

extension Element {
  /// Calls `action` on the page's actor when the person does something with the element.
  ///
  /// ```swift
  /// button { "Buy" }.class("button").on(.click, viewModel.buyButtonTapped)
  /// ```
  ///
  /// The handler isn't kept. When the event arrives, the host looks for the handler in the content that is on screen at
  /// that moment. So an element that is gone, covered or disabled can't be acted on.
  @inlinable public func on(
    _ event: HTMLEvent,
    _ action: @escaping () -> Void
  ) -> With<HandlerAttribute> {
    adding(HandlerAttribute(event) { _ in action() })
  }

  /// Calls `action` with the text of the field each time the person has typed. Prefer ``value(_:)`` for a binding.
  ///
  /// ```swift
  /// input().label("Search").onInput { [viewModel] text in viewModel.search(text) }
  /// ```
  @inlinable public func onInput(_ action: @escaping (String) -> Void) -> With<HandlerAttribute> {
    adding(HandlerAttribute(.input, action))
  }

  /// Calls `action` with each file that the person chooses in a field of the type `file`.
  ///
  /// ```swift
  /// input().attribute("type", "file").label("Photo").onFile(viewModel.fileChosen)
  /// ```
  ///
  /// Nothing of a file's content is sent until the app reads it. ``FileField`` is such a field that looks
  /// like a button.
  @inlinable public func onFile(
    _ action: @escaping (IncomingFile) -> Void
  ) -> With<FileAttribute> {
    adding(FileAttribute(action))
  }

  /// Shows the text of a binding in a field, and writes the binding as the person types.
  @inlinable public func value(_ text: ValueBinding<String>) -> With<PropertyAttribute> {
    adding(PropertyAttribute(.value, text.value) { text.value = $0 })
  }

  /// Shows the state of a binding in a checkbox or radio button, and writes the binding as the person switches.
  @inlinable public func checked(_ isOn: ValueBinding<Bool>) -> With<PropertyAttribute> {
    adding(PropertyAttribute(.checked, isOn.value ? "1" : "") { isOn.value = $0 == "1" })
  }
}
