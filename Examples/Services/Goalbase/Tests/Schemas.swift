import Foundation
import Testing

@testable import Goalbase

/// The part of JSON Schema that the description needs.
struct Schemas {
  private let description: [String: Any]

  init(_ description: [String: Any]) {
    self.description = description
  }

  /// Returns the schema of an answer's body.
  func answer(_ method: String, _ path: String, _ status: Int) throws -> [String: Any] {
    let paths = try #require(description["paths"] as? [String: [String: Any]])
    let operation = try #require(paths[path]?[method.lowercased()] as? [String: Any])
    let responses = try #require(operation["responses"] as? [String: [String: Any]])
    let response = try resolved(try #require(responses["\(status)"] ?? responses["default"]))
    let content = try #require(response["content"] as? [String: [String: Any]])
    return try #require(content["application/json"]?["schema"] as? [String: Any])
  }

  func resolved(_ object: [String: Any]) throws -> [String: Any] {
    guard let reference = object["$ref"] as? String else { return object }
    return try reference.split(separator: "/").dropFirst().reduce(description) { object, name in
      try #require(object[String(name)] as? [String: Any], "\(reference)")
    }
  }

  /// Returns the mistakes in a value. A member without a description is a mistake, too.
  func problems(_ value: Any, _ schema: [String: Any]) throws -> [String] {
    let schema = try resolved(schema)
    switch schema["type"] as? String {
    case "array":
      let items = try #require(schema["items"] as? [String: Any])
      guard let values = value as? [Any] else { return ["\(value) is no array"] }
      return try values.flatMap { try problems($0, items) }
    case "object":
      guard let object = value as? [String: Any] else { return ["\(value) is no object"] }
      guard let properties = schema["properties"] as? [String: [String: Any]] else { return [] }
      let required = try #require(schema["required"] as? [String])
      return Set(object.keys).symmetricDifference(properties.keys).map { "\($0) is one too many" }
        + required.filter { object[$0] == nil }
        + (try properties.flatMap { name, schema in
          try object[name].map { try problems($0, schema) } ?? []
        })
    case "string":
      guard let text = value as? String else { return ["\(value) is no string"] }
      return switch schema["format"] as? String {
      case "uuid": EntityID(text)?.description == text ? [] : ["\(text) is no id"]
      case "date-time": Timestamp(text)?.description == text ? [] : ["\(text) is no time"]
      default: []
      }
    case "integer": return value is Int ? [] : ["\(value) is no integer"]
    case "number": return value is Double ? [] : ["\(value) is no number"]
    default: return schema["const"] as? String == value as? String ? [] : ["\(value) isn't const"]
    }
  }
}
