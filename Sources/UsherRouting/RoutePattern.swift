/// A path of a route type, split at its slashes: fixed words, and names of values.
struct RoutePattern {
  enum Part: Hashable {
    case word(String)
    case value(name: String)
  }

  /// The coding key of the route's case.
  let key: String
  let parts: [Part]

  init(key: String, parts: [Part]) {
    self.key = key
    self.parts = parts
  }

  init(_ key: String) {
    self.key = key
    parts = key.split(separator: "/").map { part in
      part.first == ":" ? .value(name: String(part.dropFirst())) : .word(String(part))
    }
  }

  /// Returns the values in the first segments of an address, by their names; `nil` when these segments don't fit the
  /// pattern.
  func match(_ segments: ArraySlice<RouteComponents.Segment>) -> [String: String]? {
    guard segments.count >= parts.count else { return nil }
    var values: [String: String] = [:]
    for (part, segment) in zip(parts, segments.lazy.map(\.text)) {
      guard !segment.isEmpty else { return nil }
      switch part {
      case .word(let word): guard word == segment else { return nil }
      case .value(let name): values[name] = Self.unescaped(segment)
      }
    }
    return values
  }

  /// Whether an address has as many segments as this pattern, and the same fixed words at the same places.
  func fits(_ address: RouteComponents) -> Bool {
    guard address.segments.count == parts.count else { return false }
    for (part, segment) in zip(parts, address.segments) {
      if case .word(let word) = part, word != segment.text { return false }
    }
    return true
  }

  /// Whether this pattern is tried before another one: longer patterns come first; of two with the same length, the one
  /// that has a word where the other one has a value.
  func precedes(_ other: RoutePattern) -> Bool {
    guard parts.count == other.parts.count else { return parts.count > other.parts.count }
    for (own, others) in zip(parts, other.parts) {
      switch (own, others) {
      case (.word, .value): return true
      case (.value, .word): return false
      default: continue
      }
    }
    return false
  }

  /// Returns the segment of an address that stands for a value.
  ///
  /// A tilde is put before a value that is empty, `.` or `..`, because browsers change such segments, and before a
  /// value that begins with a tilde.
  ///
  /// - Parameter always: whether a tilde is put before any value, because the value may be a word of another path.
  static func escaped(_ value: String, always: Bool) -> String {
    let needsIt = value.isEmpty || value == "." || value == ".." || value.first == "~"
    return always || needsIt ? "~\(value)" : value
  }

  static func unescaped(_ segment: String) -> String {
    segment.first == "~" ? String(segment.dropFirst()) : segment
  }
}
