#if Hummingbird
import Logging
import NIOHTTP1

/// Whether a request comes from a page of this very site: a foreign page must not open a socket, or
/// send a file, with the person's cookie, nor change anything on a server that only they can reach.
struct SameOrigin: Sendable {
  /// Where pages are served from besides the address the server sees, in lower case.
  private let origins: [String]
  private let hosts: KnownHosts
  private let logger: Logger

  init(_ configuration: ServerConfiguration, logger: Logger) {
    origins = configuration.origins.map {
      // As it stands in a browser's address line, where it ends with one.
      $0.lowercased().hasSuffix("/") ? String($0.lowercased().dropLast()) : $0.lowercased()
    }
    hosts = KnownHosts(hostname: configuration.hostname, origins: origins)
    self.logger = logger
  }

  func holds(for headers: HTTPHeaders) -> Bool {
    holds(origin: headers.first(name: "origin"), host: headers.first(name: "host"))
  }

  func holds(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased(), let host = host?.lowercased(),
      let separator = origin.firstRange(of: "://")
    else { return false }
    if origins.contains(origin) { return true }
    let isWeb = ["http", "https"].contains(origin[..<separator.lowerBound])
    if isWeb, origin[separator.upperBound...] == host, hosts.admits(host) { return true }
    logger.warning(
      """
      Refused a request to “\(host)” from a page of “\(origin)”. To fix this, if that is where this \
      site is served, as by a proxy, add the origin to ServerConfiguration.origins.
      """
    )
    return false
  }

  /// Where a page is served from that is asked for by a name: as the configuration says, if it does.
  ///
  /// - Parameters:
  ///   - host: the name, and perhaps a port.
  ///   - isSecure: whether a proxy was asked by HTTPS.
  func origin(of host: String?, isSecure: Bool) -> String? {
    let asked = host.map { "\(isSecure ? "https" : "http")://\($0.lowercased())" }
    if let asked, origins.contains(asked) { return asked }
    let named = origins.first { origin in
      host.map { origin.hasSuffix("://\($0.lowercased())") } ?? false
    }
    return named ?? origins.first ?? (hosts.admits(host) ? asked : nil)
  }

  /// Why a request by a name isn't answered, if so.
  ///
  /// - Parameters:
  ///   - isChange: whether a page wants to change something.
  ///   - origin: the site of that page.
  func refusal(of host: String?, isChange: Bool = false, origin: String? = nil) -> String? {
    if isChange, let origin, origins.contains(origin.lowercased()) { return nil }
    guard let host, !(isChange ? hosts.knows(host) : hosts.admits(host)) else { return nil }
    let text = """
      This server doesn't know itself as “\(host)”. To fix this, if that is its name, add \
      “http://\(host)” to ServerConfiguration.origins.
      """
    logger.warning("Refused a request. \(text)")
    return text
  }
}
#endif
