public import Usher

extension Element {
  /// Calls `action` on the page's actor when the person does something with the element.
  ///
  /// ```swift
  /// button { "Buy" }.class("button").on(.click, viewModel.buyButtonTapped)
  /// ```
  ///
  /// The host doesn't keep `action`. When the browser reports what the person did, the host looks for the handler in
  /// the content that is on screen at that moment. So nothing is called for an element that is gone, covered or
  /// disabled.
  @inlinable public func on(
    _ event: HTMLEvent,
    _ action: @escaping () -> Void
  ) -> With<HandlerAttribute> {
    adding(HandlerAttribute(event) { _ in action() })
  }

  /// Calls `action` with the text of the field each time the person changes it by typing. For a binding, use
  /// ``value(_:)`` instead.
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
  /// The content of a file isn't sent before the app reads it. For a field that looks like a button, use ``FileField``.
  @inlinable public func onFile(
    _ action: @escaping (IncomingFile) -> Void
  ) -> With<FileAttribute> {
    adding(FileAttribute(action))
  }

  /// Shows the text of a binding in a field, and sets the binding each time the person changes the text.
  @inlinable public func value(_ text: ValueBinding<String>) -> With<PropertyAttribute> {
    adding(PropertyAttribute(.value, text.value) { text.value = $0 })
  }

  /// Marks a field whose text is a secret, for example the number of a credit card. The text is in no page's HTML and in
  /// no log, the browser's script keeps it nowhere, and a saved state that contains it isn't stored.
  ///
  /// ```swift
  /// input().label("Card number").attribute("autocomplete", "cc-number").private().value(bind(\.cardNumber))
  /// ```
  ///
  /// A field of the type `password` is private by itself. The browser may keep the text of other fields for its own
  /// suggestions, unless the attribute `autocomplete` is `off`. ``TextField`` and ``TextArea`` take care of all this.
  @inlinable public func `private`() -> With<StaticAttribute> {
    adding(StaticAttribute("data-private", ""))
  }

  /// Shows the state of a binding in a checkbox or radio button, and sets the binding each time the person changes the
  /// state.
  @inlinable public func checked(_ isOn: ValueBinding<Bool>) -> With<PropertyAttribute> {
    adding(PropertyAttribute(.checked, isOn.value ? "1" : "") { isOn.value = $0 == "1" })
  }
}
