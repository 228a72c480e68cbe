#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One associated value of a route as text: as it stands if it is a string, else as JSON.
enum RouteValue {
  static func text(of value: some Encodable) throws -> String {
    if let string = value as? String { return string }
    // As JSON has them, without the making of an encoder.
    if let number = value as? Int { return String(number) }
    if let flag = value as? Bool { return flag ? "true" : "false" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(value)
    // What encodes as a string, as an enum with raw values or a UUID, needs no quotes.
    if json.first == UInt8(ascii: "\"") { return try JSONDecoder().decode(String.self, from: json) }
    return String(decoding: json, as: UTF8.self)
  }

  static func value<T: Decodable>(_ type: T.Type, of text: String) throws -> T {
    if let string = text as? T { return string }
    if T.self == Int.self, let number = Int(text), String(number) == text, let value = number as? T
    {
      return value
    }
    let quoted = try JSONEncoder().encode(text)
    if let value = try? JSONDecoder().decode(T.self, from: quoted) { return value }
    return try JSONDecoder().decode(T.self, from: Array(text.utf8).asData)
  }
}

extension [UInt8] {
  fileprivate var asData: Data { Data(self) }
}
