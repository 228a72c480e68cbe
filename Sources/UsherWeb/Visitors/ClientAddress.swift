/// The IP address of a client.
///
/// An IPv4 address that is written within IPv6, `::ffff:192.0.2.1`, is the IPv4 address: a server that listens on IPv6
/// sees IPv4 clients so.
package struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
  /// The 4 bytes of an IPv4 address, or the 16 bytes of an IPv6 address.
  package let bytes: [UInt8]

  /// The address of no one, 0.0.0.0. It stands for clients whose addresses can't be told.
  package static let unspecified = ClientAddress(bytes: [0, 0, 0, 0])

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads an address without a port or brackets: `192.0.2.1`, `2001:db8::1`. The zone of an address is ignored:
  /// `fe80::1%eth0`.
  package init?(_ text: some StringProtocol) {
    guard let bytes = text.contains(":") ? Self.bytes6(text) : Self.bytes4(text) else { return nil }
    let isWithin6 = bytes.count == 16 && bytes.starts(with: Self.prefixOf4)
    self.bytes = isWithin6 ? Array(bytes.suffix(4)) : bytes
  }

  /// Reads an address as proxies write it, with or without a port: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
  ///
  /// - Returns: `nil` if the text is no address, for example `unknown` or an obfuscated name like `_hidden`.
  package init?(node: some StringProtocol) {
    let text = node.drop { $0 == " " || $0 == "\t" }
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]"), Self.isPort(text[end...].dropFirst()) else {
        return nil
      }
      let inner = text[..<end].dropFirst()
      guard inner.contains(":") else { return nil }
      self.init(inner)
    } else if let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon {
      guard Self.isPort(text[colon...]) else { return nil }
      self.init(text[..<colon])
    } else {
      self.init(text)
    }
  }

  /// The part of the address that belongs to one customer of a network: the whole of an IPv4 address, the first 64 bits
  /// of an IPv6 address. Limits by address hold for this part, because each customer has all addresses of it.
  package var network: String {
    guard bytes.count == 16 else { return description }
    return Self.groups(bytes.prefix(8)).map { String($0, radix: 16) }.joined(separator: ":")
      + "::/64"
  }

  /// The network around ``network``: the first 16 bits of an IPv4 address, the first 48 bits of an IPv6 address. A
  /// customer can have all networks of the latter.
  package var widerNetwork: String {
    guard bytes.count == 16 else { return "\(bytes[0]).\(bytes[1]).0.0/16" }
    return Self.groups(bytes.prefix(6)).map { String($0, radix: 16) }.joined(separator: ":")
      + "::/48"
  }

  /// Whether the address is of this machine itself.
  package var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
  }

  /// The usual form of the address: `192.0.2.1`, `2001:db8::1` (RFC 5952).
  package var description: String {
    guard bytes.count == 16 else { return bytes.map { "\($0)" }.joined(separator: ".") }
    let groups = Self.groups(bytes[...])
    let texts = groups.map { String($0, radix: 16) }
    guard let zeros = Self.longestZeros(groups) else { return texts.joined(separator: ":") }
    let (before, after) = (texts[..<zeros.lowerBound], texts[zeros.upperBound...])
    return "\(before.joined(separator: ":"))::\(after.joined(separator: ":"))"
  }

  private static let prefixOf4 = [UInt8](repeating: 0, count: 10) + [255, 255]

  private static func groups(_ bytes: ArraySlice<UInt8>) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
  }

  /// Returns the first of the longest runs of two or more groups that are zero.
  private static func longestZeros(_ groups: [UInt16]) -> Range<Int>? {
    var longest: Range<Int>?
    var start = 0
    for index in 0...groups.count where index == groups.count || groups[index] != 0 {
      if index - start >= 2, index - start > longest?.count ?? 0 { longest = start..<index }
      start = index + 1
    }
    return longest
  }

  /// Returns whether the text is empty, or a port after a colon. A port can be obfuscated too: `:_p1`.
  private static func isPort(_ text: some StringProtocol) -> Bool {
    guard let first = text.first else { return true }
    let port = text.dropFirst()
    let isNumber = port.utf8.allSatisfy { (48...57).contains($0) } && (1...5).contains(port.count)
    return first == ":" && (isNumber || port.first == "_")
  }

  private static func bytes4(_ text: some StringProtocol) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    let bytes = parts.compactMap { part -> UInt8? in
      // Other programs read a number that begins with 0 as octal.
      let isPlain = part.utf8.allSatisfy { (48...57).contains($0) } && part.first != "0"
      return isPlain || part == "0" ? UInt8(part) : nil
    }
    return bytes.count == 4 ? bytes : nil
  }

  private static func bytes6(_ text: some StringProtocol) -> [UInt8]? {
    let text = text.prefix { $0 != "%" }
    guard let gap = text.firstRange(of: "::") else {
      return bytesOfGroups(text).flatMap { $0.count == 16 ? $0 : nil }
    }
    let (before, after) = (text[..<gap.lowerBound], text[gap.upperBound...])
    // An IPv4 address can be at the end only.
    guard !before.contains("."), !after.contains("::"),
      let head = before.isEmpty ? [] : bytesOfGroups(before),
      let tail = after.isEmpty ? [] : bytesOfGroups(after),
      head.count + tail.count <= 14
    else { return nil }
    return head + Array(repeating: 0, count: 16 - head.count - tail.count) + tail
  }

  private static func bytesOfGroups(_ text: some StringProtocol) -> [UInt8]? {
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    var bytes: [UInt8] = []
    for (index, group) in groups.enumerated() {
      if index == groups.count - 1, group.contains(".") {
        guard let last = bytes4(group) else { return nil }
        bytes += last
      } else {
        let isHexadecimal = group.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
        guard (1...4).contains(group.count), isHexadecimal, let number = UInt16(group, radix: 16)
        else { return nil }
        bytes += [UInt8(number >> 8), UInt8(number & 255)]
      }
    }
    return bytes
  }
}
