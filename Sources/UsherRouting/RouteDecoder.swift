/// Makes a route from the coding key of its case and from the texts of its values.
struct RouteDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let key: String
  var values: [String: String] = [:]
  /// If set, the values come from here instead of from `values`, and optional values are `nil`.
  var read: RouteValues?

  /// Returns the paths of a route type that may fit an address, in the order in which they are tried.
  static func patterns<R: Route>(of type: R.Type, for address: RouteComponents) -> [RoutePattern] {
    RoutePatterns.all(of: type) ?? RoutePatterns.unkeyed(of: type, for: address)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let name = Key.self is any RoutePath.Type ? key : key.camelCased
    guard let key = Key(stringValue: name) else { throw Self.refusal }
    return KeyedDecodingContainer(CaseContainer<Key>(chosen: key, decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.refusal }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.refusal }

  static let refusal = DecodingError.dataCorrupted(
    .init(codingPath: [], debugDescription: "The address names no such route.")
  )
}

/// Gives the decoder the key of the chosen case.
private struct CaseContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let chosen: Key
  let decoder: RouteDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [chosen] }

  func contains(_ key: Key) -> Bool { key.stringValue == chosen.stringValue }
  func decodeNil(forKey key: Key) throws -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    throw RouteDecoder.refusal
  }
  func nestedContainer<Values: CodingKey>(
    keyedBy type: Values.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Values> {
    KeyedDecodingContainer(ValueContainer<Values>(decoder: decoder))
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw RouteDecoder.refusal
  }
  func superDecoder() throws -> any Decoder { throw RouteDecoder.refusal }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw RouteDecoder.refusal }
}

/// Gives the decoder the associated values.
private struct ValueContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: RouteDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { decoder.values.keys.compactMap(Key.init(stringValue:)) }

  /// Called for optional values only. `false` if there is a `read`, because `read` gives no optional values.
  func contains(_ key: Key) -> Bool {
    decoder.read == nil && decoder.values[key.stringValue] != nil
  }
  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let name = key.stringValue
    guard let text = decoder.read.map({ $0.value(name) }) ?? decoder.values[name] else {
      throw RouteDecoder.refusal
    }
    return try RouteValue.value(type, of: text)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw RouteDecoder.refusal }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw RouteDecoder.refusal
  }
  func superDecoder() throws -> any Decoder { throw RouteDecoder.refusal }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw RouteDecoder.refusal }
}
