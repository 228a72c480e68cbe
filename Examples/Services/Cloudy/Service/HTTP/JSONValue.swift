/// A value that is sent as JSON.
indirect enum JSONValue: Encodable, Equatable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Returns a number rounded to one decimal: more decimals would suggest a precision that doesn't
  /// exist.
  static func rounded(_ number: Double) -> Self {
    .number((number * 10).rounded() / 10)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
