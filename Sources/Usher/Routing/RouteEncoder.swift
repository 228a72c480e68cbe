/// Writes a route's case and values as an address.
final class RouteEncoder: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  fileprivate var pattern = RoutePattern("")
  fileprivate var values: [(name: String, text: String)] = []

  static func components(of route: some Route, isEscaped: Bool) -> RouteComponents {
    let encoder = RouteEncoder()
    // Only what is no enum can't be written; it has the empty address.
    try? route.encode(to: encoder)
    var result = RouteComponents()
    var rest = encoder.values
    for part in encoder.pattern.parts {
      switch part {
      case .word(let word): result.segments.append(RouteComponents.Segment(word))
      case .value(let name):
        let index = rest.firstIndex { $0.name == name }
        let value = index.map { rest.remove(at: $0).text } ?? ""
        let text = RoutePattern.escaped(value, always: isEscaped)
        result.segments.append(RouteComponents.Segment(text))
      }
    }
    result.query = rest.map { RouteComponents.QueryItem(name: $0.name, value: $0.text) }
    return result
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(CaseContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { RefusingContainer() }
  func singleValueContainer() -> any SingleValueEncodingContainer { RefusingContainer() }
}

/// Takes the case of the enum.
private struct CaseContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RouteEncoder
  var codingPath: [any CodingKey] { [] }

  mutating func nestedContainer<Values: CodingKey>(
    keyedBy keyType: Values.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Values> {
    let isPath = Key.self is any RoutePath.Type
    encoder.pattern = RoutePattern(isPath ? key.stringValue : key.stringValue.kebabCased)
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

/// Takes the associated values.
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
