import Testing

@testable import UsherRouting

@Suite("Marks in a row")
struct MarkLimitTests {
  private func marks(_ count: Int) -> String {
    String((0..<count).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{316}" }.joined())
  }

  @Test(
    "a text that a person writes stays as it is",
    arguments: ["", "abc", "Zoë", "ế", "नि", "한국", "👩‍👩‍👧", "\u{301}"]
  )
  func whole(_ text: String) {
    let limited = MarkLimit.apply(to: text)
    #expect(Array(limited.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("of more than 30 marks in a row the first 30 stay, and all that isn't a mark")
  func many() {
    let text = "a\(marks(30))b\(marks(31))c\(marks(30_000))d"
    let limited = MarkLimit.apply(to: text)
    #expect(
      limited.unicodeScalars.elementsEqual(
        "a\(marks(30))b\(marks(30))c\(marks(30))d".unicodeScalars
      )
    )
    #expect(MarkLimit.apply(to: marks(100)).unicodeScalars.count == 30)
  }

  @Test("a part of an address has no more marks either")
  func address() throws {
    let components = try RouteComponents(
      "a\(String(repeating: "%CC%81", count: 100))?q=\(String(repeating: "%CC%81", count: 100))"
    )
    #expect(components.segments[0].text.unicodeScalars.count == 31)
    #expect(components.query[0].value.unicodeScalars.count == 30)
  }

  @Test("in JSON they are counted however they are written")
  func json() {
    let raw = "{\"\(marks(31))\":1}"
    let escaped = "{\"\(String(repeating: "\\u0301\\u0316", count: 16))\":1}"
    let beyond = "[\"\(String(repeating: "\\uD834\\uDD65", count: 31))\"]"
    let mixed = "[\"\(marks(15))\(String(repeating: "\\u0301", count: 16))\"]"
    for text in [raw, escaped, beyond, mixed] {
      #expect(MarkLimit.isExceeded(inJSON: Array(text.utf8)), "\(text.prefix(20))")
    }
    let emoji = String(repeating: "\\uD83D\\uDE00", count: 100)
    let few = "{\"\(marks(30))\": \"\(emoji) \\u0301\\n\\u0301 \\\\u0301 \\uD834 \\u12\"}"
    for text in [few, "", "\\", "\\u", "[1,2]", "é\\u00e9"] {
      #expect(!MarkLimit.isExceeded(inJSON: Array(text.utf8)), "\(text.prefix(20))")
    }
  }
}
