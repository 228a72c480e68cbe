import NIOHTTP1

/// Whether a request comes from a page of this very site: a foreign page must not open a socket with
/// the person's cookie.
enum SameOrigin {
  static func holds(for headers: HTTPHeaders) -> Bool {
    guard let origin = headers.first(name: "origin"), let host = headers.first(name: "host"),
      let separator = origin.firstRange(of: "://")
    else { return false }
    return origin[separator.upperBound...].lowercased() == host.lowercased()
  }
}
