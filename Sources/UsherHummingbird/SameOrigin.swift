#if Hummingbird
import NIOHTTP1
import UsherWeb

/// Checks that a request comes from a page of this site.
///
/// A page of another site must not open a socket or send a file with the person's cookie, nor change
/// anything on a server that only the person can reach.
struct SameOrigin: Sendable {
  /// The configured origins of the site's pages, in lower case. Requests may still have other host names, for example
  /// behind a proxy.
  private let origins: [String]
  private let hosts: KnownHosts
  private let refusals: Refusals

  /// - Parameter refusals: tells the log what was refused.
  init(_ configuration: ServerConfiguration, _ refusals: Refusals) {
    origins = configuration.origins.map {
      // Some browsers show an origin with a slash at its end, and people copy it with the slash.
      $0.lowercased().hasSuffix("/") ? String($0.lowercased().dropLast()) : $0.lowercased()
    }
    hosts = KnownHosts(hostname: configuration.hostname, origins: origins)
    self.refusals = refusals
  }

  func holds(
    for headers: HTTPHeaders,
    isSecure: Bool,
    from address: ClientAddress? = nil
  ) -> Bool {
    let (origin, host) = (headers.first(name: "origin"), headers.first(name: "host"))
    return holds(origin: origin, host: host, isSecure: isSecure, from: address)
  }

  /// Returns whether a page of an origin can send a request to a host name, and logs it if not.
  ///
  /// - Parameters:
  ///   - isSecure: whether the browser uses HTTPS. A page that came by HTTP then isn't this site's: somebody else in the
  ///     network may have made it.
  ///   - address: the address that the request comes from, for the log.
  func holds(
    origin: String?,
    host: String?,
    isSecure: Bool,
    from address: ClientAddress? = nil
  ) -> Bool {
    guard let origin = origin?.lowercased(), let host = host?.lowercased(),
      let separator = origin.firstRange(of: "://")
    else { return false }
    if origins.contains(origin) { return true }
    // Some proxies don't say that browsers reach them by HTTPS: a page of https counts in any case, and one of http
    // doesn't where the site is known to be served by https.
    let canBeOwn =
      switch origin[..<separator.lowerBound] {
      case "https": true
      case "http": !isSecure && !origins.contains("https://\(host)")
      default: false
      }
    if canBeOwn, origin[separator.upperBound...] == host, hosts.admits(host) { return true }
    refusals.tell(
      .origin,
      from: address?.network,
      """
      Refused a request to “\(host.clipped)” from a page of “\(origin.clipped)”. To fix this, if this site is \
      served at that origin, for example by a proxy, add it to ServerConfiguration.origins.
      """
    )
    return false
  }

  /// Returns the origin of a page that is requested by a host name: the configured origin with this host name, or else
  /// the first configured origin. If none is configured, the origin is made from the host name; `nil` if the host name
  /// isn't allowed.
  ///
  /// - Parameters:
  ///   - host: the host name, with or without a port.
  ///   - isSecure: whether the browser uses HTTPS to a proxy.
  func origin(of host: String?, isSecure: Bool) -> String? {
    let asked = host.map { "\(isSecure ? "https" : "http")://\($0.lowercased())" }
    if let asked, origins.contains(asked) { return asked }
    let named = origins.first { origin in
      host.map { origin.hasSuffix("://\($0.lowercased())") } ?? false
    }
    return named ?? origins.first ?? (hosts.admits(host) ? asked : nil)
  }

  /// Returns whether no site but this machine can own the name that a request names.
  func isOfThisMachine(_ host: String?) -> Bool { hosts.isOfThisMachine(host) }

  /// Returns the reason to refuse a request with this host name, and logs it; `nil` if the request is allowed.
  ///
  /// - Parameters:
  ///   - host: the host name, with or without a port.
  ///   - isChange: whether the request comes from a page and can change something.
  ///   - origin: the origin of the page that sends the request; `nil` if the request names none.
  ///   - address: the address that the request comes from, for the log.
  func refusal(
    of host: String?,
    isChange: Bool = false,
    origin: String? = nil,
    from address: ClientAddress? = nil
  ) -> String? {
    if isChange, let origin, origins.contains(origin.lowercased()) { return nil }
    guard let host, !(isChange ? hosts.knows(host) : hosts.admits(host)) else { return nil }
    refusals.tell(.host, from: address?.network, "Refused a request. \(unknown(host.clipped))")
    return unknown(host)
  }

  private func unknown(_ host: String) -> String {
    """
    This server isn't known as “\(host)”. To fix this, if that is the server's name, add \
    “http://\(host)” to ServerConfiguration.origins.
    """
  }
}
#endif
