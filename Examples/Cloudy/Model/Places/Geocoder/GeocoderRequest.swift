import Foundation

/// The address that answers a query.
struct GeocoderRequest {
  let url: String

  /// `nil` if the base is no URL one can add to.
  init?(base: URL, query: String, limit: Int) {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true),
      // `queryItems` would leave a plus as it is, and servers take that for a space.
      let query = query.addingPercentEncoding(withAllowedCharacters: Self.unreserved)
    else { return nil }
    components.percentEncodedQuery =
      "q=\(query)&format=jsonv2&addressdetails=1&limit=\(limit)&accept-language=en"
    components.fragment = nil
    while components.percentEncodedPath.hasSuffix("/") {
      components.percentEncodedPath.removeLast()
    }
    components.percentEncodedPath += "/search"
    guard let url = components.string else { return nil }
    self.url = url
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
