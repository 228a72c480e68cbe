/// The names by which a field refers to its message.
enum FieldMessage {
  /// Returns the HTML `id` of the message of the field with a label.
  static func id(_ label: String) -> String { "about-\(name(label))" }

  /// Returns the `name` of the field with a label, by which browsers and password managers recognize the field.
  static func name(_ label: String) -> String {
    label.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}
