/// The `id` of a field's message and the `name` of the field, both made from the field's label.
enum FieldMessage {
  /// Returns the HTML `id` of the message of the field that has this label.
  static func id(_ label: String) -> String { "about-\(name(label))" }

  /// Returns the `name` of the field that has this label. By the `name`, browsers and password managers recognize the
  /// field.
  static func name(_ label: String) -> String {
    label.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}
