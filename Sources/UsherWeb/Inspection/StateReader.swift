import Foundation
import Usher

/// Reads the state of a view model for an inspector: its stored properties, with what is in them up to a depth.
///
/// What may be private is left out: texts that were typed into private fields, properties whose names sound secret, and
/// private ``Field``s. It calls no code of the app, except that values of an app's own enums may describe themselves.
struct StateReader {
  /// The largest number of properties, of items of a list, and of characters of a value.
  static let (properties, items, length) = (40, 4, 160)
  /// In place of what isn't shown.
  static let hidden = "•••"
  private static let deepest = 2

  /// Whether a text isn't shown.
  let hides: (String) -> Bool
  /// Whether no text is shown at all.
  var hidesTexts = false

  /// Returns the state of a view model.
  func state(of viewModel: any ViewModel) -> [InspectedProperty] {
    var properties: [InspectedProperty] = []
    for child in Mirror(reflecting: viewModel).children {
      guard properties.count < Self.properties else { break }
      guard let name = Self.name(child.label),
        let text = text(of: child.value, name: name, depth: 0)
      else { continue }
      let value = text.count > Self.length ? text.prefix(Self.length) + "…" : text[...]
      properties.append(InspectedProperty(id: properties.count, name: name, value: String(value)))
    }
    return properties
  }

  /// Returns the name of a stored property as the source has it; `nil` for one that a macro has added.
  private static func name(_ label: String?) -> String? {
    guard let label, !label.contains("$") else { return nil }
    return String(label.first == "_" ? label.dropFirst() : label[...])
  }

  /// Returns a value as text; `nil` for a closure, or a context such as a screen.
  private func text(of value: Any, name: String, depth: Int) -> String? {
    if Self.soundsSecret(name) { return Self.hidden }
    if let plain = Self.plain(value) {
      let isText = value is any StringProtocol
      if isText && hidesTexts || hides(plain) { return Self.hidden }
      return isText ? Self.quoted(plain) : plain
    }
    if let summary = (value as? any StateSummary)?.summary {
      return fields(summary.map { ($0, $1) }, of: "\(type(of: value))", depth)
    }
    let mirror = Mirror(reflecting: value)
    let type = Self.typeName(value)
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first else { return type.contains("->") ? nil : "nil" }
      return text(of: child.value, name: name, depth: depth)
    case .enum: return enumText(value, mirror, depth)
    case .collection, .set, .dictionary: return list(mirror, depth)
    case .struct, .tuple:
      guard depth < Self.deepest else { return type }
      let parts = mirror.children.map { (Self.name($0.label) ?? "", $0.value) }
      return fields(parts, of: mirror.displayStyle == .tuple ? "" : type, depth)
    case .class where value is any Scoped || value is Scope: return nil
    case .class: return type
    default:
      if type.contains("->") { return nil }
      // A type with a mirror of its own, for example a field.
      let parts = mirror.children.map { ($0.label ?? "", $0.value) }
      return parts.isEmpty ? type : fields(parts, of: type, depth)
    }
  }

  private func enumText(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    guard let child = mirror.children.first else {
      let name = String("\(value)".prefix(Self.length))
      return hides(name) ? Self.hidden : "." + name
    }
    let label = child.label ?? ""
    guard depth < Self.deepest else { return ".\(label)(…)" }
    let content = text(of: child.value, name: label, depth: depth + 1) ?? "…"
    return ".\(label)\(content.hasPrefix("(") ? content : "(\(content))")"
  }

  private func list(_ mirror: Mirror, _ depth: Int) -> String {
    let count = mirror.children.count
    let items = count == 1 ? "1 item" : "\(count) items"
    guard count > 0, depth < Self.deepest else { return items }
    let texts = mirror.children.prefix(Self.items).compactMap { child in
      let entry =
        mirror.displayStyle == .dictionary ? child.value as? (key: AnyHashable, value: Any) : nil
      // A key can be a name like any other.
      guard let entry, Self.soundsSecret("\(entry.key)") else {
        return text(of: child.value, name: "", depth: depth + 1)
      }
      return Self.hidden
    }
    return "\(items): \(texts.joined(separator: ", "))\(count > Self.items ? ", …" : "")"
  }

  private func fields(_ parts: [(String, Any)], of type: String, _ depth: Int) -> String {
    let texts = parts.prefix(Self.properties).compactMap { name, value in
      text(of: value, name: name, depth: depth + 1).map { text in
        name.isEmpty || name.hasPrefix(".") ? text : "\(name): \(text)"
      }
    }
    return "\(type)(\(texts.joined(separator: ", ")))"
  }

  /// Returns the text of a value that has no parts.
  private static func plain(_ value: Any) -> String? {
    switch value {
    // No more is compared with private texts than those have.
    case let text as String: String(text.prefix(1_000))
    case let text as Substring: String(text.prefix(1_000))
    case let value as Character: String(value)
    case let value as Decimal: "\(value)"
    case let value as Bool: "\(value)"
    case let value as any BinaryInteger: "\(value)"
    case let value as any BinaryFloatingPoint: "\(value)"
    case let value as Date: value.formatted(.iso8601)
    case let value as Duration: "\(value)"
    case let value as UUID: "\(value)"
    case let value as URL: value.absoluteString
    default: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    "“\(text.clipped(to: length))”"
  }

  /// Returns the name of the value's type, without those of its parameters.
  private static func typeName(_ value: Any) -> String {
    let name = "\(type(of: value))"
    return name.contains("->") ? name : String(name.prefix { $0 != "<" })
  }

  private static func soundsSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    let words = [
      "password", "passwd", "passphrase", "passcode", "secret", "token", "credential", "apikey",
      "api_key", "privatekey", "accesskey", "authorization", "cookie", "cvc", "cvv", "iban",
    ]
    return name == "pin" || name.hasPrefix("pincode") || name == "otp"
      || words.contains { name.contains($0) }
  }
}
