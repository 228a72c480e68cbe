/// A network of IP addresses, `10.0.0.0/8` or `2001:db8::/32`, or a single address.
package struct AddressRange: Hashable, Sendable {
  private let address: ClientAddress
  /// How many bits at the beginning are the same in all addresses of the network.
  private let length: Int

  /// Reads a network in the notation of RFC 4632 (CIDR), or an address.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let address = ClientAddress(parts[0]) else { return nil }
    let bits = address.bytes.count * 8
    // The length of an IPv4 network that is written within IPv6 counts from the beginning of the IPv6 address.
    let extra = parts[0].contains(":") ? 128 - bits : 0
    var length = bits
    if parts.count == 2 {
      guard parts[1].utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(parts[1]) else {
        return nil
      }
      length = number - extra
    }
    guard (0...bits).contains(length) else { return nil }
    self.address = address
    self.length = length
  }

  package func contains(_ other: ClientAddress) -> Bool {
    guard other.bytes.count == address.bytes.count else { return false }
    let (whole, rest) = length.quotientAndRemainder(dividingBy: 8)
    guard other.bytes.prefix(whole).elementsEqual(address.bytes.prefix(whole)) else { return false }
    return rest == 0 || (other.bytes[whole] ^ address.bytes[whole]) >> (8 - rest) == 0
  }
}
