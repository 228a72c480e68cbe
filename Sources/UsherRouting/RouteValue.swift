#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Converts an associated value of a route to text and back: a string as it is, any other value as JSON.
enum RouteValue {
  static func text(of value: some Encodable) throws -> String {
    if let string = value as? String { return string }
    // The JSON encoder would give the same text, but more slowly.
    if let number = value as? Int { return String(number) }
    if let flag = value as? Bool { return flag ? "true" : "false" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(value)
    // A value that encodes as a string, for example a UUID or an enum with a raw type, needs no quotes.
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
