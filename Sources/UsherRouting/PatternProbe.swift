/// A decoder that finds out the coding keys of a route type: it learns them when the type asks for a container with
/// these keys, and then stops the decoding by an error.
struct PatternProbe: Decoder {
  /// The error that stops the decoding. `patterns` are the raw values of the coding keys; `nil` when the keys aren't a
  /// ``RoutePath`` and so can't be listed.
  struct Found: Error { let patterns: [String]? }

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw Found(patterns: (Key.self as? any RoutePath.Type)?.patterns)
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw RouteDecoder.refusal }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw RouteDecoder.refusal
  }
}
