/// A container that refuses all values: each try to encode one throws. Routes that aren't enums get it, because they
/// have no address.
struct RefusingContainer: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  static let refusal = EncodingError.invalidValue(
    (),
    .init(codingPath: [], debugDescription: "A route is an enum with Codable values.")
  )

  let codingPath: [any CodingKey] = []
  let count = 0

  mutating func encodeNil() throws { throw Self.refusal }
  mutating func encode<T: Encodable>(_ value: T) throws { throw Self.refusal }
  mutating func nestedContainer<Key: CodingKey>(
    keyedBy keyType: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    RouteEncoder().container(keyedBy: keyType)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  mutating func superEncoder() -> any Encoder { RouteEncoder() }
}
