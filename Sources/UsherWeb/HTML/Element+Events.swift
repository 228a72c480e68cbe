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

  /// Shows a text in a field, and changes it as the person types.
  @inlinable public func value(_ text: ValueBinding<String>) -> With<PropertyAttribute> {
    adding(PropertyAttribute(.value, text.value) { text.value = $0 })
  }

  /// Shows whether a checkbox is on, and changes it as the person switches.
  @inlinable public func checked(_ isOn: ValueBinding<Bool>) -> With<PropertyAttribute> {
    adding(PropertyAttribute(.checked, isOn.value ? "1" : "") { isOn.value = $0 == "1" })
  }
}
