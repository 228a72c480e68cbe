/// Writes a route's case and values as an address.
final class RouteEncoder: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  fileprivate var pattern = RoutePattern("")
  fileprivate var isKeyed = true
  fileprivate var values: [(name: String, text: String)] = []
  /// The reason why the route has no address; `nil` if it has one.
  fileprivate var problem: String?
  /// Whether the route is written as a single value, like an enum with a raw type.
  private var isSingleValue = false

  /// Returns the reason why a route can't be written as an address; `nil` if it can. Other routes aren't compared.
  static func problem(of route: some Route) -> String? {
    let encoder = RouteEncoder()
    do { try route.encode(to: encoder) } catch {
      if encoder.isSingleValue {
        return """
          “\(route)” has no address, since it has a raw value. To fix this, leave out the raw type: cases have names already.
          """
      }
      return
        """
        “\(route)” has no address: \(error). To fix this, let it be an enum with Codable values; when a case has a \
        coding key, all have one.
        """
    }
    if let problem = encoder.problem { return problem }
    for case .value(let name) in encoder.pattern.parts
    where !encoder.values.contains(where: { $0.name == name }) {
      let names = encoder.values.map { "“\($0.name)”" }.joined(separator: ", ")
      return """
        The path “\(encoder.pattern.key)” names “:\(name)”, which “\(route)” has no value for; it has \
        \(names.isEmpty ? "none" : names). To fix this, use the names of its associated values.
        """
    }
    if !encoder.isKeyed, encoder.isStart(route), !encoder.values.isEmpty,
      (try? type(of: route).longestMatch(RouteComponents())) == nil
    {
      return """
        The start “\(route)” isn't at the empty path, since it has a value that isn't optional. To fix this, let \
        another case be the start.
        """
    }
    return nil
  }

  private func isStart<R: Route>(_ route: R) -> Bool {
    R.routeAtStart.map(Self.key) == pattern.key
  }

  static func components(of route: some Route, isEscaped: Bool) -> RouteComponents {
    encoded(route, isEscaped: isEscaped).components
  }

  /// Returns a route's address, and the path (the coding key of its case) from which the address was made. The path is
  /// `nil` when the route has no address, or the path names a value that the route doesn't have.
  static func encoded(
    _ route: some Route,
    isEscaped: Bool
  ) -> (components: RouteComponents, path: String?) {
    let encoder = RouteEncoder()
    // The encoding fails for a route that is no enum, and for a case without a coding key where others have one.
    var isEncoded = true
    do { try route.encode(to: encoder) } catch { isEncoded = false }
    if !encoder.isKeyed {
      encoder.pattern = RoutePatterns.unkeyed(of: route, encoder.pattern.key, encoder.values)
    }
    var result = RouteComponents()
    var path: String? = isEncoded ? encoder.pattern.key : nil
    var rest = encoder.values
    for part in encoder.pattern.parts {
      switch part {
      case .word(let word): result.segments.append(RouteComponents.Segment(word))
      case .value(let name):
        let index = rest.firstIndex { $0.name == name }
        if index == nil { path = nil }
        let value = index.map { rest.remove(at: $0).text } ?? ""
        let text = RoutePattern.escaped(value, always: isEscaped)
        result.segments.append(RouteComponents.Segment(text))
      }
    }
    result.query = rest.map { RouteComponents.QueryItem(name: $0.name, value: $0.text) }
    return (result, path)
  }

  /// Returns the coding key of a route's case.
  static func key(of route: some Route) -> String {
    let encoder = RouteEncoder()
    try? route.encode(to: encoder)
    return encoder.pattern.key
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(CaseContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { RefusingContainer() }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    isSingleValue = true
    return RefusingContainer()
  }
}

/// Tells the encoder the case of the route.
private struct CaseContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RouteEncoder
  var codingPath: [any CodingKey] { [] }

  mutating func nestedContainer<Values: CodingKey>(
    keyedBy keyType: Values.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Values> {
    let isPath = Key.self is any RoutePath.Type
    let name = key.stringValue
    if !isPath, name.isEmpty || name.contains(":") || name.contains("/") {
      encoder.problem = """
        The path “\(name)” isn't used, since the coding keys are no RoutePath. To fix this, declare \
        `enum CodingKeys: String, RoutePath`.
        """
    }
    encoder.isKeyed = isPath
    encoder.pattern = RoutePattern(name)
    return KeyedEncodingContainer(ValueContainer<Values>(encoder: encoder))
  }

  mutating func encodeNil(forKey key: Key) throws { throw RefusingContainer.refusal }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    throw RefusingContainer.refusal
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    RefusingContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// Tells the encoder the associated values of the route.
private struct ValueContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RouteEncoder
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) {}

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    encoder.values.append((key.stringValue, try RouteValue.text(of: value)))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(ValueContainer<Nested>(encoder: encoder))
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    RefusingContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
