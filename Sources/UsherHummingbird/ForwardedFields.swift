#if Hummingbird
import HTTPTypes
import NIOHTTP1
import UsherWeb

/// The header fields in which proxies tell for whom they forward a request. Anybody can send them.
struct ForwardedFields {
  /// A client or a proxy, as the next proxy behind it has seen it.
  struct Hop: Equatable {
    /// The address; `nil` if it isn't told, or can't be read.
    var address: ClientAddress?
    /// The scheme of its request, in lower case; `nil` if it isn't told.
    var scheme: String?
  }

  /// The values of the fields `Forwarded` (RFC 7239), `X-Forwarded-For` and `X-Forwarded-Proto`.
  var forwarded: [String] = []
  var forwardedFor: [String] = []
  var forwardedProtocol: [String] = []

  /// The hops in `Forwarded`, beginning with the browser; `nil` without this field. A field that can't be read is one
  /// hop without an address.
  var standardHops: [Hop]? {
    guard !forwarded.isEmpty else { return nil }
    guard let elements = Self.split(forwarded.joined(separator: ","), at: ",") else {
      return [Hop()]
    }
    let hops = elements.filter { !$0.isEmpty }.map(Self.hop)
    return hops.isEmpty ? nil : hops
  }

  /// The hops in `X-Forwarded-For`, beginning with the browser; `nil` without this field.
  var usualHops: [Hop]? {
    let nodes = Self.items(forwardedFor)
    return nodes.isEmpty ? nil : nodes.map { Hop(address: ClientAddress(node: $0)) }
  }

  /// The scheme in `X-Forwarded-Proto`, in lower case: that of the proxy nearest to the browser, which is named first.
  var scheme: String? { Self.items(forwardedProtocol).first?.lowercased() }

  private static func items(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",") }.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  /// Reads one element of `Forwarded`: `for="[2001:db8::1]:4711";proto=https`.
  private static func hop(_ element: String) -> Hop {
    var hop = Hop()
    var names: Set<String> = []
    for pair in split(element, at: ";") ?? [] where !pair.isEmpty {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // Each name can occur once (RFC 7239, section 4).
      guard parts.count == 2, names.insert(parts[0].lowercased()).inserted,
        let value = unquoted(parts[1])
      else { return Hop() }
      switch parts[0].lowercased() {
      case "for": hop.address = ClientAddress(node: value)
      case "proto": hop.scheme = value.lowercased()
      default: break
      }
    }
    return hop
  }

  /// Splits a text at a separator, except within quotation marks; `nil` if a quotation mark isn't closed.
  private static func split(_ text: String, at separator: Character) -> [String]? {
    var parts = [""]
    var (isQuoted, isEscaped) = (false, false)
    for character in text {
      if character == separator, !isQuoted {
        parts.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return isQuoted ? nil : parts.map { trimmed($0) }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let end = text.lastIndex { !isSpace($0) }.map { text.index(after: $0) }
    return String(text[..<(end ?? text.startIndex)].drop(while: isSpace))
  }

  /// Returns a value without its quotation marks; `nil` if there are any within it.
  private static func unquoted(_ value: Substring) -> String? {
    guard value.first == "\"" else { return value.contains("\"") ? nil : String(value) }
    guard value.count >= 2, value.last == "\"" else { return nil }
    var text = ""
    var isEscaped = false
    for character in value.dropFirst().dropLast() {
      guard isEscaped || character != "\"" else { return nil }
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { text.append(character) }
    }
    return isEscaped ? nil : text
  }
}

extension ForwardedFields {
  init(_ headers: HTTPFields) {
    self.init(
      forwarded: headers[values: .forwarded],
      forwardedFor: headers[values: .forwardedFor],
      forwardedProtocol: headers[values: .forwardedProtocol]
    )
  }

  init(_ headers: HTTPHeaders) {
    self.init(
      forwarded: headers["forwarded"],
      forwardedFor: headers["x-forwarded-for"],
      forwardedProtocol: headers["x-forwarded-proto"]
    )
  }
}
#endif
