import Goalbase
import PostgresClient

extension PostgresParameter {
  /// A `uuid`.
  static func id(_ id: EntityID) -> Self { Self("\(id)", type: 2950) }

  /// A `uuid[]`.
  static func ids(_ ids: [EntityID]) -> Self {
    Self("{\(ids.map(\.description).joined(separator: ","))}", type: 2951)
  }

  /// A `timestamptz`.
  static func time(_ time: Timestamp) -> Self {
    let microseconds = PostgresTime.microseconds(of: time).bigEndian
    return Self(bytes: withUnsafeBytes(of: microseconds) { Array($0) }, type: 1184)
  }
}
