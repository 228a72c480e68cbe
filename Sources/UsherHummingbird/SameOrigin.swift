import Logging
import NIOHTTP1

/// Whether a request comes from a page of this very site: a foreign page must not open a socket with
/// the person's cookie.
struct SameOrigin: Sendable {
  /// Where pages are served from besides the address the server sees, in lower case.
  let origins: [String]
  let logger: Logger

  func holds(for headers: HTTPHeaders) -> Bool {
    guard let origin = headers.first(name: "origin")?.lowercased(),
      let host = headers.first(name: "host")?.lowercased(),
      let separator = origin.firstRange(of: "://")
    else { return false }
    if origin[separator.upperBound...] == host || origins.contains(origin) { return true }
    logger.warning(
      """
      Refused a socket to “\(host)” from a page of “\(origin)”. If that is where a proxy serves \
      this site, have it keep the Host header, or add the origin to ServerConfiguration.origins.
      """
    )
    return false
  }
}
