/// Several fields or choices with one name, and below them their message; `nil` if there is no message.
struct FieldGroup<Content: HTML>: Component {
  let label: String
  let message: String?
  var role: StaticString = "group"
  var isRequired = false
  @HTMLBuilder let content: () -> Content

  var body: some HTML {
    div {
      // It is the group's name already.
      span { label }.class("u-field-name").attribute("aria-hidden", "true")
      content()
      if let message {
        p { WordedText(translating: message) }.class("field-error")
          .inScreen("id", FieldMessage.id(label))
      }
    }
    .class("u-field-group").role(role).label(label)
    .attribute("aria-required", isRequired ? "true" : nil)
    .attribute("aria-invalid", message == nil ? nil : "true")
    .inScreen("aria-describedby", message == nil ? nil : FieldMessage.id(label))
  }
}
