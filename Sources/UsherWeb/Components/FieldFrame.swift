/// A field with its label, and below it what is wrong with what was entered.
struct FieldFrame<Control: HTML>: Component {
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
        p { message }.class("field-error").attribute("id", Self.messageID(label))
      }
    }
  }

  /// What the field refers to as its description.
  static func messageID(_ label: String) -> String {
    "about-" + label.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}
