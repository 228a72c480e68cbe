/// An address in parts: what stands between its slashes, and its query; all decoded.
struct RouteComponents: Hashable {
  /// The longest address that is read, in UTF-8 bytes.
  static let limit = 2048

  var segments: ArraySlice<String> = []
  var query: [QueryItem] = []

  /// One value of the query.
  struct QueryItem: Hashable {
    let name: String
    let value: String
  }

  init() {}

  /// Reads `pli/buy?size=2`; slashes at both ends do not count.
  init(_ text: String) throws(RouteError) {
    guard text.utf8.count <= Self.limit else { throw .tooLong(text) }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = halves.first ?? ""
    if path.first == "/" { path.removeFirst() }
    if path.last == "/" { path.removeLast() }
    if !path.isEmpty {
      for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
        guard !segment.isEmpty, let decoded = PercentEncoding.decode(segment) else {
          throw .malformed(text)
        }
        segments.append(decoded)
      }
    }
    guard halves.count == 2 else { return }
    for item in halves[1].split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(parts[0], isQuery: true),
        let value = PercentEncoding.decode(parts.count == 2 ? parts[1] : "", isQuery: true)
      else { throw .malformed(text) }
      query.append(QueryItem(name: name, value: value))
    }
  }

  var isEmpty: Bool { segments.isEmpty }

  /// The address as text, percent-encoded.
  var text: String {
    let path = segments.map(PercentEncoding.encode).joined(separator: "/")
    guard !query.isEmpty else { return path }
    let items = query.map {
      "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))"
    }
    return "\(path)?\(items.joined(separator: "&"))"
  }

  /// The address of something inside of this one.
  func appending(_ other: RouteComponents) -> RouteComponents {
    var result = self
    result.segments += other.segments
    result.query += other.query
    return result
  }
}
