import GTK
public import Usher

/// Fields and buttons below each other, in a column of a width that is good to read. Return in a field submits. When the
/// view model's form refuses what is entered, the first field that is wrong gets the keyboard.
///
/// ```swift
/// Form(viewModel.form, submit: viewModel.signIn) {
///   TextField("Username", viewModel.username)
///   Button("Sign In", viewModel.signIn).style(.suggested)
/// }
/// ```
public struct Form: Content {
  private let form: FormGroup?
  private let submit: () -> Void
  private let content: Group

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - form: the view model's form with the fields; `nil` if it has none.
  ///   - submit: called when the person presses Return in a field.
  ///   - content: the fields and buttons.
  public init(
    _ form: FormGroup? = nil,
    submit: @escaping () -> Void = {},
    @ContentBuilder _ content: () -> Group
  ) {
    self.form = form
    self.submit = submit
    self.content = content()
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [form, submit, content] context in
        let box = Box(isVertical: true, spacing: 14)
        let column = Box(isVertical: true)
        column.wish(width: 380)
        column.align(horizontally: .center, vertically: .start)
        column.append(box)
        let inner = context.child()
        let fields = FormFields(in: column)
        (inner.submit, inner.fields) = (submit, fields)
        if let form { fields.follow(form, in: inner) }
        for widget in inner.widgets(content.parts) { box.append(widget) }
        return column
      }
    ]
  }
}
