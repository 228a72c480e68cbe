import CPQ
import Goalbase

/// A parameter of a statement, sent separately from its text.
enum PostgresParameter {
  case text(String)
  case integer(Int)
  case id(EntityID)
  case ids([EntityID])
  case time(Timestamp)

  /// The type's number in `pg_type`.
  var type: Oid {
    switch self {
    case .text: 25
    case .integer: 20
    case .id: 2950
    case .ids: 2951
    case .time: 1184
    }
  }

  /// The format: 1 for bytes, 0 for text.
  var format: CInt {
    switch self {
    case .text, .integer, .time: 1
    case .id, .ids: 0
    }
  }

  /// The bytes to send.
  var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .integer(let number): Self.bigEndian(Int64(number))
    case .id(let id): Array("\(id)".utf8)
    case .ids(let ids): Array("{\(ids.map(\.description).joined(separator: ","))}".utf8)
    case .time(let time): Self.bigEndian(PostgresTime.microseconds(of: time))
    }
  }

  private static func bigEndian(_ number: Int64) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
