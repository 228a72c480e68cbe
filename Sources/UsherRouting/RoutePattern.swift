/// One path of a route type: words that must stand there, and places for values.
struct RoutePattern {
  enum Part: Hashable {
    case word(String)
    case value(name: String)
  }

  /// The coding key of its case.
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

  /// The values it finds in the first parts of an address; `nil` when it doesn't fit.
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

  /// Whether it is as long as an address, with the same words.
  func fits(_ address: RouteComponents) -> Bool {
    guard address.segments.count == parts.count else { return false }
    for (part, segment) in zip(parts, address.segments) {
      if case .word(let word) = part, word != segment.text { return false }
    }
    return true
  }

  /// Whether it is tried before another: the longer one first, words before values.
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

  /// The part of an address for a value.
  ///
  /// A tilde goes before what browsers would take for something else, and before what is a word of
  /// another path.
  static func escaped(_ value: String, always: Bool) -> String {
    let needsIt = value.isEmpty || value == "." || value == ".." || value.first == "~"
    return always || needsIt ? "~\(value)" : value
  }

  static func unescaped(_ segment: String) -> String {
    segment.first == "~" ? String(segment.dropFirst()) : segment
  }
}
