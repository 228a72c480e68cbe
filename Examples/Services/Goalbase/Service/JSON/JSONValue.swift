/// A value that was received as JSON.
enum JSONValue: Decodable, Equatable, Sendable {
  case null
  case flag(Bool)
  /// An integer; also `2.0`, because this is an integer in JSON Schema, which the description uses.
  case integer(Int)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// A short form of the value for messages.
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): String(flag)
    case .integer(let integer): String(integer)
    case .number(let number): String(number)
    case .text(let text): text.count <= 40 ? "\"\(text)\"" : "\"\(text.prefix(40))…\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}
