/// The name of one version of a list.
struct EntityTag {
  let text: String

  /// What the JSON looks like. A later Goalbase that writes other JSON must use another number, or
  /// clients would keep what they have.
  private static let format = 1

  /// By a counter: no list has to be made to know that it is the same.
  init(_ version: StoreVersion) {
    text = "\"\(Self.format)-\(version.database)-\(version.changes)\""
  }

  /// Clients may keep what they got, but must ask each time whether it is still so.
  var headers: [(name: String, value: String)] {
    [("etag", text), ("cache-control", "no-cache")]
  }

  /// Whether an `If-None-Match` header names it. None of ours contains a comma.
  func matches(_ header: String) -> Bool {
    header.split(separator: ",").contains { part in
      let tag = part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return tag == "*" || tag == text || tag == "W/\(text)"
    }
  }
}
