/// An address, split and decoded: the segments between its slashes, and its query.
///
/// The query at the end belongs to the last route of the address. Any earlier route has its own values after its last
/// segment, for example `q=Rome` in `list;q=Rome/add?q=Ghent` (the parameters of RFC 3986, section 3.3).
package struct RouteComponents: Hashable {
  /// The length, in UTF-8 bytes, of the longest address from outside that is read.
  static let limit = 2048

  package var segments: ArraySlice<Segment> = []
  package var query: [QueryItem] = []

  /// The text of an address between two slashes, with the values after it.
  package struct Segment: Hashable {
    /// The decoded text before the first semicolon. It is empty only if the segment holds the values of a route that
    /// has no segment of its own.
    package let text: String
    /// The values after the first semicolon; `nil` for a segment without a semicolon.
    package var parameters: [QueryItem]?

    init(_ text: String, parameters: [QueryItem]? = nil) {
      self.text = text
      self.parameters = parameters
    }
  }

  /// A value with its name, from the query or from the parameters of a segment.
  package struct QueryItem: Hashable {
    let name: String
    let value: String
  }

  package init() {}

  /// Reads an address that the app has written itself, of any length. The result is empty if the text can't be
  /// read.
  package init(stored text: String) { self = (try? Self(reading: text)) ?? Self() }

  /// Reads an address that comes from outside, for example `pli/buy?size=2`. One slash at the beginning and one at the
  /// end of the path are ignored.
  ///
  /// - Throws: ``RouteError`` when the address is too long or isn't well formed.
  package init(_ text: String) throws(RouteError) {
    guard text.utf8.count <= Self.limit else { throw .tooLong(text) }
    try self.init(reading: text)
  }

  private init(reading text: String) throws(RouteError) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = halves.first ?? ""
    if path.first == "/" { path.removeFirst() }
    if path.last == "/" { path.removeLast() }
    if !path.isEmpty {
      for part in path.split(separator: "/", omittingEmptySubsequences: false) {
        guard let segment = Self.segment(part) else { throw .malformed(text) }
        segments.append(segment)
      }
    }
    guard halves.count == 2 else { return }
    guard let query = Self.items(halves[1], separator: "&", isQuery: true) else {
      throw .malformed(text)
    }
    self.query = query
  }

  private static func segment(_ part: Substring) -> Segment? {
    let halves = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard let text = PercentEncoding.decode(halves[0]) else { return nil }
    guard halves.count == 2 else { return text.isEmpty ? nil : Segment(text) }
    guard let parameters = items(halves[1], separator: ";", isQuery: false) else { return nil }
    return Segment(text, parameters: parameters)
  }

  private static func items(
    _ text: Substring,
    separator: Character,
    isQuery: Bool
  ) -> [QueryItem]? {
    var result: [QueryItem] = []
    for item in text.split(separator: separator) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(parts[0], isQuery: isQuery),
        let value = PercentEncoding.decode(parts.count == 2 ? parts[1] : "", isQuery: isQuery)
      else { return nil }
      result.append(QueryItem(name: name, value: value))
    }
    return result
  }

  package var isEmpty: Bool { segments.isEmpty && query.isEmpty }

  /// The address as text, in percent-encoding.
  package var text: String {
    let path = segments.map(\.encoded).joined(separator: "/")
    guard !query.isEmpty else { return path }
    return "\(path)?\(query.map(\.encoded).joined(separator: "&"))"
  }

  /// Returns this address followed by another one, for example the address of a flow by that of a screen in the flow.
  ///
  /// - Parameters:
  ///   - other: the address that follows.
  ///   - isExplicit: whether the query of `other` could be taken for the query of this address. If so, the last segment
  ///     of this address gets parameters, even if they are empty.
  package func appending(_ other: RouteComponents, isExplicit: Bool = false) -> RouteComponents {
    guard !other.isEmpty else { return self }
    var result = self
    if !query.isEmpty || isExplicit {
      if result.segments.isEmpty {
        result.segments = [Segment("", parameters: query)]
      } else {
        result.segments[result.segments.endIndex - 1].parameters = query
      }
    }
    result.segments += other.segments
    result.query = other.query
    return result
  }
}

extension RouteComponents.Segment {
  fileprivate var encoded: String {
    guard let parameters else { return PercentEncoding.encode(text) }
    return
      ([PercentEncoding.encode(text)] + (parameters.isEmpty ? [""] : parameters.map(\.encoded)))
      .joined(separator: ";")
  }
}

extension RouteComponents.QueryItem {
  fileprivate var encoded: String {
    "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
  }
}
