import GTK

/// Fields and buttons below each other, in a column of a width that is good to read. Return in a field submits.
///
/// ```swift
/// Form(submit: viewModel.signIn) {
///   TextField("Username", viewModel.username)
///   Button("Sign In", viewModel.signIn).style(.suggested)
/// }
/// ```
public struct Form: Content {
  private let submit: () -> Void
  private let content: Group

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - submit: called when the person presses Return in a field.
  ///   - content: the fields and buttons.
  public init(submit: @escaping () -> Void = {}, @ContentBuilder _ content: () -> Group) {
    self.submit = submit
    self.content = content()
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [submit, content] context in
        let box = Box(isVertical: true, spacing: 14)
        box.align(horizontally: .center, vertically: .start)
        box.request(width: 380)
        let inner = context.child()
        inner.submit = submit
        for widget in inner.widgets(content.parts) { box.append(widget) }
        return box
      }
    ]
  }
}
