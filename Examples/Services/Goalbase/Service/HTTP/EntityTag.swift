/// The entity tag of one version of a list.
struct EntityTag {
  let text: String

  /// The version of the JSON format. A later Goalbase that writes other JSON must use another
  /// number, so that clients don't keep the old JSON.
  private static let format = 1

  /// Creates a tag from the store's counter of changes: no list must be made to know that it is
  /// unchanged.
  init(_ version: StoreVersion) {
    text = "\"\(Self.format)-\(version.database)-\(version.changes)\""
  }

  /// The headers that allow clients to keep an answer, but require them to ask each time whether it
  /// has changed.
  var headers: [(name: String, value: String)] {
    [("etag", text), ("cache-control", "no-cache")]
  }

  /// Whether an `If-None-Match` header contains the tag. Our tags never contain a comma.
  func matches(_ header: String) -> Bool {
    header.split(separator: ",").contains { part in
      let tag = part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return tag == "*" || tag == text || tag == "W/\(text)"
    }
  }
}
