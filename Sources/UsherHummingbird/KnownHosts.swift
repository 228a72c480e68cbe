#if Hummingbird
import NIOCore

/// By which names a server may be asked.
///
/// A page of any site can have its own name lead to this machine once it is loaded; to the browser
/// it is of one origin with the server then, and may do and read whatever the server's own pages
/// may. The name in its requests is all that tells.
struct KnownHosts: Sendable {
  /// Whether only this machine can ask.
  private let isLocal: Bool
  /// Those that the configuration tells, in lower case.
  private let names: Set<String>

  /// - Parameters:
  ///   - hostname: what is listened on.
  ///   - origins: where pages are served from, as `https://example.com`.
  init(hostname: String, origins: [String] = []) {
    let hostname = hostname.lowercased()
    isLocal = Self.isLoopback(hostname)
    let authorities = origins.compactMap { origin in
      origin.firstRange(of: "://").map { origin[$0.upperBound...] }
    }
    names = Set([hostname] + authorities.compactMap { Self.name(String($0)) })
  }

  /// Whether nobody else can have had this name lead here: it is an address, one of this machine's
  /// own names, or one the configuration tells.
  ///
  /// - Parameter authority: a name or an address, and perhaps a port; only what isn't a browser
  ///   leaves it out.
  func knows(_ authority: String?) -> Bool {
    guard let authority else { return true }
    guard let name = Self.name(authority) else { return false }
    return Self.isAddress(name) || Self.isLoopback(name) || names.contains(name)
  }

  /// Whether a request by that name is answered at all.
  ///
  /// What listens to networks has names there that nobody told it; there only who wants to change
  /// something has to use one that is known.
  func admits(_ authority: String?) -> Bool {
    authority.map { Self.name($0) != nil && (!isLocal || knows($0)) } ?? true
  }

  /// The name or address without its port, in lower case; nothing when that isn't all there is.
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
