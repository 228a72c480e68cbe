/// Asks a route type for its coding keys: decoding names their type, and stops there.
struct PatternProbe: Decoder {
  /// The keys, or `nil` when they can't be listed.
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
