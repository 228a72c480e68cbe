/// A decoder that finds out a route type's coding keys: the type asks for a container with its keys, and the
/// decoding stops there.
struct PatternProbe: Decoder {
  /// The patterns of the keys, or `nil` when the keys can't be listed.
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
