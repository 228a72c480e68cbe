import Foundation
import Testing

/// A file of the folder `Mistakes`: what is wrong in it, what the compiler says, and what helps.
///
/// Its first lines tell that, each after a name as `// Says: `; a line that begins with more spaces goes on with the one
/// before. In the source, `// ← here` marks lines that are wrong, and `// → ` what stands there instead.
struct Mistake: CustomTestStringConvertible {
  let name: String
  let source: String
  private let lines: [(key: String, text: String)]

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    source = try String(contentsOf: file, encoding: .utf8)
    var lines: [(key: String, text: String)] = []
    for line in source.split(separator: "\n").prefix(while: { $0.hasPrefix("//") }) {
      if let (_, key, text) = line.wholeMatch(of: #/// (\w+): (.+)/#)?.output {
        lines.append((String(key), String(text)))
      } else if let last = lines.indices.last {
        lines[last].text += " " + line.dropFirst(2).trimmingCharacters(in: .whitespaces)
      }
    }
    self.lines = lines
  }

  static var all: [Mistake] {
    get throws {
      try Repository.swiftFiles(in: "Examples/Web/ProjectTests/Mistakes").map(Mistake.init)
        .sorted { $0.name < $1.name }
    }
  }

  var testDescription: String { name }

  /// What the compiler says; nothing when it accepts the source.
  var says: [String] { texts("Says") }
  var isCompiled: Bool { says.isEmpty }

  var settings: Compiler.Settings {
    get throws {
      guard let name = texts("Settings").first else { return .readme }
      return try #require(Compiler.Settings(rawValue: name))
    }
  }

  /// The source as the remedy has it.
  var remedied: String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix("// ← here") }
      .map { $0.replacing(#/^ *// → /#, with: "") }
      .joined(separator: "\n")
  }

  /// What the document has of it.
  var article: String {
    let title = texts("Mistake").joined().trimmingSuffix(".")
    let message = isCompiled ? "It compiles." : "```text\n\(says.joined(separator: "\n"))\n```"
    return "### \(title)\n\n\(message)\n\n\((texts("Compiles") + texts("Remedy")).joined())"
  }

  private func texts(_ key: String) -> [String] { lines.filter { $0.key == key }.map(\.text) }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
