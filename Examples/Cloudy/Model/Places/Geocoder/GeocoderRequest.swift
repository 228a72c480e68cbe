import Foundation

/// The URL of a search.
struct GeocoderRequest {
  let url: String

  /// Returns `nil` if `base` is no URL that can be extended.
  init?(base: URL, query: String, limit: Int) {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true),
      // `queryItems` doesn't encode a plus sign, and servers read a plus sign as a space.
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
