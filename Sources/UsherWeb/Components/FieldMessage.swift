/// What is wrong with a field, as the field refers to it.
enum FieldMessage {
  /// The identity of the message of the field with a label.
  static func id(_ label: String) -> String { "about-\(name(label))" }

  /// The name of the field with a label, by which browsers and managers of passwords know it again.
  static func name(_ label: String) -> String {
    label.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}
