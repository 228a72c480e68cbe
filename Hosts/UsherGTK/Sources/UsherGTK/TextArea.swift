import GTK
public import Usher

/// A field for a text of several lines, with its label above it and the message of a broken rule below it.
///
/// ```swift
/// TextArea("Comments", viewModel.comments)
/// ```
public struct TextArea: Content {
  private let label: () -> String
  private let field: Field<String>
  private let height: Int

  /// Makes a field of a form: its message is shown once the person has left the field.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - field: the field of the view model's form.
  ///   - height: the smallest height, in pixels.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ field: Field<String>,
    height: Int = 90
  ) {
    self.label = label
    (self.field, self.height) = (field, height)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let view = TextView()
        view.addStyle("text-area")
        let scrolled = Scrolled(view)
        scrolled.set("has-frame", true)
        scrolled.addStyle("text-frame")
        scrolled.request(height: height)
        context.join(view.buffer, "changed", field.binding) {
          view.text
        } show: {
          view.text = $0
        }
        return context.labelled(view, label, shown: scrolled) { [field] in
          field.message
        } leave: { [field] in
          field.touch()
        }
      }
    ]
  }
}
