#if Hummingbird
import NIOCore

/// Decides which host names a request may name, to prevent DNS rebinding.
///
/// A page of any site can let its own host name lead to this machine after it has loaded. For the
/// browser the page then has the same origin as the server, and can do and read everything that the
/// server's own pages can. Only the host name in its requests gives it away.
struct KnownHosts: Sendable {
  /// Whether only programs on this machine can reach the server.
  private let isLocal: Bool
  /// The names from the configuration, in lower case.
  private let names: Set<String>

  /// - Parameters:
  ///   - hostname: the host name or address that the server listens on.
  ///   - origins: the origins of the site's pages, for example `https://example.com`.
  init(hostname: String, origins: [String] = []) {
    let hostname = hostname.lowercased()
    isLocal = Self.isLoopback(hostname)
    let authorities = origins.compactMap { origin in
      origin.firstRange(of: "://").map { origin[$0.upperBound...] }
    }
    names = Set([hostname] + authorities.compactMap { Self.name(String($0)) })
  }

  /// Returns whether no other site can own this name: it is an IP address, a name of this machine, or a name from the
  /// configuration.
  ///
  /// - Parameter authority: a name or an address, with or without a port; `nil` if the request has
  ///   none. A browser always sends one, so `nil` returns `true`.
  func knows(_ authority: String?) -> Bool {
    guard let authority else { return true }
    guard let name = Self.name(authority) else { return false }
    return Self.isAddress(name) || Self.isLoopback(name) || names.contains(name)
  }

  /// Returns whether the name is one of this machine itself: `localhost`, or an address that only programs on it reach.
  func isOfThisMachine(_ authority: String?) -> Bool {
    authority.flatMap(Self.name).map(Self.isLoopback) ?? false
  }

  /// Returns whether a request with this host name is answered at all.
  ///
  /// A server that listens on a network may have names that it doesn't know. So with any name a page may read; to
  /// change something, it needs a name that ``knows(_:)`` accepts.
  func admits(_ authority: String?) -> Bool {
    authority.map { Self.name($0) != nil && (!isLocal || knows($0)) } ?? true
  }

  /// Returns the name or address without its port, in lower case; `nil` if the text is neither a name nor an address.
  private static func name(_ authority: String) -> String? {
    let authority = authority.lowercased()
    let isBracketed = authority.hasPrefix("[")
    let end = authority.firstIndex { $0 == (isBracketed ? "]" : ":") } ?? authority.endIndex
    let name = authority[..<end].dropFirst(isBracketed ? 1 : 0)
    let rest = authority[end...].dropFirst(isBracketed ? 1 : 0)
    let isPort = rest.first == ":" && rest.dropFirst().allSatisfy { "0"..."9" ~= $0 }
    guard rest.isEmpty || isPort, !name.isEmpty, !isBracketed || end < authority.endIndex,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-._:%".contains($0) })
    else { return nil }
    return String(name.hasSuffix(".") ? name.dropLast() : name)
  }

  private static func isAddress(_ name: String) -> Bool {
    (try? SocketAddress(ipAddress: name, port: 0)) != nil
  }

  private static func isLoopback(_ name: String) -> Bool {
    name == "localhost" || name.hasSuffix(".localhost") || name == "::1"
      || name.hasPrefix("127.") && isAddress(name)
  }
}
#endif
