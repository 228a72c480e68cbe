#if os(Linux) || os(macOS)
/// An import of a source file.
struct ImportStatement: Equatable {
  let module: String
  /// From 1.
  let line: Int
  let isTestable: Bool

  private static let kinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  private static let modifiers: Set = [
    "fileprivate", "internal", "package", "private", "public",
  ]

  /// The imports of a file, outside comments and texts of several lines.
  static func all(in source: String) -> [ImportStatement] {
    var depth = 0
    var isText = false
    var found: [ImportStatement] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if depth == 0, !isText {
        for part in line.split(separator: ";") {
          guard let (module, isTestable) = parse(part) else { break }
          found.append(ImportStatement(module: module, line: index + 1, isTestable: isTestable))
        }
      }
      skip(line, &depth, &isText)
    }
    return found
  }

  /// Reads `@testable public import struct Module.Name`.
  private static func parse(_ statement: Substring) -> (String, Bool)? {
    var words = statement.split { $0 == " " || $0 == "\t" || $0 == "\r" }[...]
    var attributes: [Substring] = []
    while let word = words.first, isAttribute(word) || modifiers.contains(String(word)) {
      attributes.append(word)
      words.removeFirst()
    }
    guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
    if kinds.contains(String(name)), let next = words.popFirst() { name = next }
    guard let module = name.split(separator: ".").first?.prefix(while: isPartOfName),
      !module.isEmpty
    else { return nil }
    return (String(module), attributes.contains("@testable"))
  }

  /// `@testable` or `@_spi(Name)`, but no `@Test("…`.
  private static func isAttribute(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      && word.dropFirst().allSatisfy { isPartOfName($0) || $0 == "(" || $0 == ")" }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Follows where comments and texts of several lines begin and end.
  private static func skip(_ line: Substring, _ depth: inout Int, _ isText: inout Bool) {
    var rest = line
    var isString = false
    while !rest.isEmpty {
      if rest.hasPrefix("\"\"\""), depth == 0 {
        isText.toggle()
        rest.removeFirst(3)
      } else if isText {
        rest.removeFirst(rest.hasPrefix("\\") ? min(2, rest.count) : 1)
      } else if depth > 0 {
        if rest.hasPrefix("*/") {
          depth -= 1
        } else if rest.hasPrefix("/*") {
          depth += 1
        } else {
          rest.removeFirst()
          continue
        }
        rest.removeFirst(2)
      } else if isString {
        if rest.hasPrefix("\"") { isString = false }
        rest.removeFirst(rest.hasPrefix("\\") ? min(2, rest.count) : 1)
      } else if rest.hasPrefix("//") {
        return
      } else if rest.hasPrefix("/*") {
        depth = 1
        rest.removeFirst(2)
      } else {
        if rest.hasPrefix("\"") { isString = true }
        rest.removeFirst()
      }
    }
  }
}
#endif
