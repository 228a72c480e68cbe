import Foundation
import Testing

@testable import Goalbase

@Suite("JSON")
struct JSONTests {
  @Test("any text comes back as it was")
  func text() throws {
    let text = String(String.UnicodeScalarView((0...0x2fff).compactMap(Unicode.Scalar.init))) + "🙂"
    let bytes = JSONWriter.bytes { json in
      json.array([text, "", "\""]) { $0.text($1) }
    }
    #expect(try JSONDecoder().decode([String].self, from: Data(bytes)) == [text, "", "\""])
  }

  @Test("commas are between values, and nowhere else")
  func commas() {
    let bytes = JSONWriter.bytes { json in
      json.object { json in
        json.name("a")
        json.array([[], [1, -2]]) { json, numbers in json.array(numbers) { $0.integer($1) } }
        json.name("b,[{:")
        json.object { _ in }
        json.name("c")
        json.number(0.5)
      }
    }
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"a":[[],[1,-2]],"b,[{:":{},"c":0.5}"#)
  }

  @Test(
    "values are read as what they are",
    arguments: [
      ("null", JSONValue.null), ("true", .flag(true)), ("1", .integer(1)), ("1.5", .number(1.5)),
      (#""1""#, .text("1")), ("[1,[]]", .array([.integer(1), .array([])])),
      (#"{"a":{}}"#, .object(["a": .object([:])])),
    ]
  )
  func read(_ json: String, _ value: JSONValue) throws {
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) == value)
  }

  @Test("a message repeats no more than 40 characters of what was sent")
  func short() {
    let text = String(repeating: "x", count: 41)
    #expect(JSONValue.text(text).description == "\"\(text.dropLast())…\"")
    #expect(JSONValue.text(String(text.dropLast())).description == "\"\(text.dropLast())\"")
  }
}
