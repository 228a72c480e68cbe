import Usher

/// Makes sure that no attribute contains text that a browser could run as a script.
enum AttributeCheck {
  /// The replacement for a URL that isn't allowed.
  static let refusedAddress = "about:blank#refused"

  static func isAllowed(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { bytes in
      let isHandler =
        bytes.count > 2 && bytes[0] | 32 == UInt8(ascii: "o")
        && bytes[1] | 32 == UInt8(ascii: "n")
      return !isHandler && !["style", "srcdoc"].contains(plain(name))
    }
  }

  /// Returns the name in lower case, because HTML ignores the case of names.
  private static func plain(_ name: StaticString) -> String { name.description.lowercased() }

  /// Returns whether this attribute disables its element, so that the handlers of the element aren't called.
  static func isDisabled(_ name: StaticString, _ value: String) -> Bool {
    switch name.utf8CodeUnitCount {
    case 8: name.description == "disabled"
    case 13: value == "true" && name.description == "aria-disabled"
    default: false
    }
  }

  /// Returns whether this attribute says that what is typed into its element is private.
  static func isPrivate(_ name: StaticString, _ value: String) -> Bool {
    switch name.utf8CodeUnitCount {
    case 4: value == "password" && plain(name) == "type"
    case 12: plain(name) == "data-private"
    default: false
    }
  }

  /// Returns a safe value for an attribute; `nil` if the attribute isn't allowed or has no value. A relative URL of a
  /// link or image that doesn't begin with `/`, `#` or `?` is a path within the app, so `base` is put before it.
  static func checked(_ name: StaticString, _ value: String?, base: String) -> String? {
    let checked = checked(name, value)
    guard let checked, checked != refusedAddress,
      ["href", "src", "data-island", "data-share"].contains(plain(name)), let first = checked.first,
      !"/#?".contains(first), !hasScheme(checked)
    else { return checked }
    return "\(base)/\(checked)"
  }

  private static func hasScheme(_ address: String) -> Bool {
    guard let colon = address.firstIndex(of: ":") else { return false }
    return !address[..<colon].contains { "/?#".contains($0) }
  }

  static func checked(_ name: StaticString, _ value: String?) -> String? {
    guard let value, isAllowed(name) else { return nil }
    switch plain(name) {
    case "href", "action", "formaction", "xlink:href", "ping", "data", "data-share", "cite":
      return isAllowedAddress(value, SiteError.schemes) ? value : refusedAddress
    case "src", "poster", "background":
      return isAllowedAddress(value, ["http", "https", "blob"]) || isImageData(value)
        ? value : refusedAddress
    default: return value
    }
  }

  /// Returns whether a URL is relative or has one of the schemes. The URL is read as browsers read it: they ignore
  /// spaces and control characters in it, and the case of the scheme.
  private static func isAllowedAddress(_ address: String, _ schemes: [String]) -> Bool {
    let plain = address.unicodeScalars.filter { $0.value > 32 }
    guard let colon = plain.firstIndex(of: ":") else { return true }
    if let end = plain.firstIndex(where: { "/?#".unicodeScalars.contains($0) }), end < colon {
      return true
    }
    return schemes.contains(String(String.UnicodeScalarView(plain[..<colon])).lowercased())
  }

  private static func isImageData(_ address: String) -> Bool {
    ["data:image/png", "data:image/jpeg", "data:image/webp", "data:image/gif"].contains {
      address.hasPrefix($0)
    }
  }
}
