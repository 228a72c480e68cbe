import Logging
import NIOHTTP1

/// Whether a request comes from a page of this very site: a foreign page must not open a socket, or
/// send a file, with the person's cookie, nor change anything on a server that only they can reach.
struct SameOrigin: Sendable {
  /// Where pages are served from besides the address the server sees, in lower case.
  let origins: [String]
  let logger: Logger

  func holds(for headers: HTTPHeaders) -> Bool {
    holds(origin: headers.first(name: "origin"), host: headers.first(name: "host"))
  }

  func holds(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased(), let host = host?.lowercased(),
      let separator = origin.firstRange(of: "://")
    else { return false }
    if origin[separator.upperBound...] == host || origins.contains(origin) { return true }
    logger.warning(
      """
      Refused a request to “\(host)” from a page of “\(origin)”. If that is where a proxy serves \
      this site, have it keep the Host header, or add the origin to ServerConfiguration.origins.
      """
    )
    return false
  }
}
