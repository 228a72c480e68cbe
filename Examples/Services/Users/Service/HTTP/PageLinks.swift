import ServiceKit

/// The `Link` header of a page, in json-server's format.
enum PageLinks {
  /// - Parameter authority: The name by which the client knows the server, for complete URLs.
  static func header(
    authority: String?,
    _ parameters: QueryParameters,
    _ page: UserQuery.Page,
    total: Int
  ) -> String {
    let last = max(1, (total + page.limit - 1) / page.limit)
    let host = authority.flatMap { isName($0) ? "http://\($0)" : nil } ?? ""
    var links = [("first", 1)]
    if page.number > 1 { links.append(("prev", min(page.number - 1, last))) }
    if page.number < last { links.append(("next", page.number + 1)) }
    links.append(("last", last))
    return links.map { relation, number in
      #"<\#(host)/users?\#(parameters.encoded("_page", number))>; rel="\#(relation)""#
    }
    .joined(separator: ", ")
  }

  /// Whether a name is safe in a link. A client may send any text; a text that could end the link
  /// isn't repeated.
  private static func isName(_ authority: String) -> Bool {
    !authority.isEmpty
      && authority.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: ".-_:[]".utf8.contains(byte)
        }
      }
  }
}
