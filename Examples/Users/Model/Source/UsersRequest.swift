import Foundation

/// The URL of a page.
struct UsersRequest {
  static let pageParameter = "_page"

  let url: String

  /// Makes the URL of a page; `nil` if nothing can be added to the base URL.
  init?(base: URL, page: Int, pageSize: Int, query: String) {
    var parameters = [
      (Self.pageParameter, String(page)), ("_limit", String(pageSize)), ("_sort", "name"),
    ]
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if !query.isEmpty { parameters.append(("q", query)) }
    // `queryItems` wouldn't encode a plus, and servers read a plus as a space.
    let encoded = parameters.map { "\($0)=\(Self.encoded($1))" }.joined(separator: "&")
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
      return nil
    }
    components.percentEncodedQuery = encoded
    components.fragment = nil
    while components.percentEncodedPath.hasSuffix("/") {
      components.percentEncodedPath.removeLast()
    }
    components.percentEncodedPath += "/users"
    guard let url = components.string else { return nil }
    self.url = url
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
