/// A field with its label, and below them the field's message; `nil` if there is no message.
struct LabeledControl<Control: HTML>: Component {
  let label: String
  let message: String?
  @HTMLBuilder let control: () -> Control

  var body: some HTML {
    div {
      UsherWeb.label {
        label
        control()
      }
      .class("field")
      if let message {
        p { WordedText(translating: message) }.class("field-error")
          .inScreen("id", FieldMessage.id(label))
      }
    }
  }
}
