#if os(Linux) || os(macOS)
/// An import in a source file.
struct ImportStatement: Equatable {
  let module: String
  /// The number of the line, from 1.
  let line: Int
  let isTestable: Bool

  private static let kinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  private static let modifiers: Set = ["fileprivate", "internal", "package", "private", "public"]

  /// Returns the imports of a source file, in their order.
  static func all(in source: String) -> [ImportStatement] {
    var tokens = SourceTokens(source)
    var found: [ImportStatement] = []
    var attributes: [String] = []
    var before: SourceTokens.Token?
    while let token = tokens.next() {
      defer { before = token }
      switch token {
      case .attribute(let name): attributes.append(name)
      case .word(let word) where modifiers.contains(word): break
      // After a dot, or in parentheses, `import` is a name.
      case .word("import") where ![.symbol("."), .symbol("("), .symbol(",")].contains(before):
        let line = tokens.line
        guard case .word(var module)? = tokens.next() else { continue }
        if kinds.contains(module), case .word(let name)? = tokens.next() { module = name }
        let isTestable = attributes.contains("testable")
        found.append(ImportStatement(module: module, line: line, isTestable: isTestable))
        attributes = []
      default: attributes = []
      }
    }
    return found
  }
}
#endif
