import Foundation

/// The address of a page.
struct UsersRequest {
  static let pageParameter = "_page"

  let url: String

  /// `nil` if the base is no URL one can add to.
  init?(base: URL, page: Int, pageSize: Int, query: String) {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
      return nil
    }
    var parameters = [
      (Self.pageParameter, String(page)), ("_limit", String(pageSize)), ("_sort", "name"),
    ]
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if !query.isEmpty { parameters.append(("q", query)) }
    // `queryItems` would leave a plus as it is, and servers take that for a space.
    components.percentEncodedQuery = parameters.map { "\($0)=\(Self.encoded($1))" }
      .joined(separator: "&")
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
