#if os(Linux) || os(macOS)
/// The words, attributes and symbols of a Swift source file, without comments and string literals.
struct SourceTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case word(String)
    /// An attribute, for example `testable` for `@testable`, without its arguments.
    case attribute(String)
    case symbol(Character)
  }

  private var rest: Substring
  /// The number of the line where the newest token ends, from 1.
  private(set) var line = 1

  init(_ source: String) { rest = source[...] }

  mutating func next() -> Token? {
    while let first = rest.first {
      if first.isWhitespace {
        take()
      } else if rest.hasPrefix("//") {
        while let next = rest.first, !next.isNewline { take() }
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else if let hashes = hashesOfText {
        skipText(hashes)
      } else if first == "@" {
        take()
        let name = takeWord()
        if rest.first == "(" { skipParentheses() }
        return .attribute(name)
      } else if first == "`" {
        take()
        let name = takeWord()
        if rest.first == "`" { take() }
        return .word(name)
      } else if Self.isPartOfName(first) {
        return .word(takeWord())
      } else {
        take()
        return .symbol(first)
      }
    }
    return nil
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func take(_ count: Int = 1) {
    for _ in 0..<count {
      guard let character = rest.popFirst() else { return }
      if character.isNewline { line += 1 }
    }
  }

  private mutating func takeWord() -> String {
    var word = ""
    while let next = rest.first, Self.isPartOfName(next) {
      word.append(next)
      take()
    }
    return word
  }

  /// Skips a block comment, which may contain other block comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        take(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        take(2)
      } else {
        take()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// The number of `#` before the string literal that begins here; `nil` when none begins here.
  private var hashesOfText: Int? {
    let hashes = rest.prefix { $0 == "#" }
    return rest.dropFirst(hashes.count).first == "\"" ? hashes.count : nil
  }

  /// Skips a string literal with `count` number signs before its quotes.
  private mutating func skipText(_ count: Int) {
    let hashes = String(repeating: "#", count: count)
    take(count)
    let isLong =
      rest.hasPrefix("\"\"\"")
      && rest.dropFirst(3).first { !$0.isWhitespace || $0.isNewline }?.isNewline ?? true
    let quotes = isLong ? "\"\"\"" : "\""
    take(quotes.count)
    while let next = rest.first {
      if rest.hasPrefix(quotes + hashes) { return take(quotes.count + count) }
      // A quote that isn't closed, for example in a regular expression, ends with its line.
      if quotes.count == 1, next.isNewline { return }
      if rest.hasPrefix("\\\(hashes)(") {
        take(1 + count)
        skipParentheses()
      } else if rest.hasPrefix("\\\(hashes)") {
        take(2 + count)
      } else {
        take()
      }
    }
  }

  /// Skips everything in parentheses, with the string literals, comments and parentheses in them.
  private mutating func skipParentheses() {
    take()
    while let next = rest.first {
      if next == ")" { return take() }
      if next == "(" {
        skipParentheses()
      } else if let hashes = hashesOfText {
        skipText(hashes)
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else {
        take()
      }
    }
  }
}
#endif
