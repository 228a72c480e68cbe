import Foundation
import Testing

/// Whoever follows the tutorial has the app of `Examples/Web/ToolLibrary` in the end.
@Suite("The tutorial")
struct TutorialTests {
  private static let app = "Examples/Web/ToolLibrary"
  private static let pages = "Documentation/Tutorial"

  /// A piece of code in a chapter, with the path of its file above it.
  private struct Piece {
    let page: String
    let file: String
    /// The lines that the file has from then on.
    let lines: [String]
    /// The lines that it has no more.
    let removed: [String]

    init(page: String, file: String, language: Substring, code: Substring) {
      (self.page, self.file) = (page, file)
      let all = TutorialTests.lines(code)
      guard language == "diff" else {
        (lines, removed) = (all, [])
        return
      }
      func unmarked(_ lines: [String]) -> [String] {
        TutorialTests.lines(lines.map { $0.dropFirst() }.joined(separator: "\n"))
      }
      lines = unmarked(all.filter { !$0.hasPrefix("-") })
      removed = unmarked(all.filter { $0.hasPrefix("-") })
    }
  }

  private static func lines(_ text: some StringProtocol) -> [String] {
    text.components(separatedBy: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private static func chapters() throws -> [(name: String, text: String)] {
    let folder = Repository.root.appendingPathComponent(pages).path
    // The list of the chapters is at the end.
    func number(_ name: String) -> Int { Int(name.prefix { $0.isNumber }) ?? .max }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .sorted { number($0) < number($1) }
      .map { ($0, try Repository.text(of: "\(pages)/\($0)")) }
  }

  private static func pieces() throws -> [Piece] {
    try chapters().flatMap { name, text in
      text.matches(of: /`([\w\/+.]+)`:\n\n```(swift|python|diff)\n(.+?)```/.dotMatchesNewlines())
        .map { Piece(page: name, file: String($0.1), language: $0.2, code: $0.3) }
    }
  }

  /// Whether lines are in a file, in the same order; others may be between them.
  private static func holds(_ file: [String], _ lines: [String]) -> Bool {
    var rest = file[...]
    return lines.allSatisfy { line in
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  @Test("each piece of code is in the file that is named above it, unless a later one removes it")
  func pieces() throws {
    let pieces = try Self.pieces()
    #expect(pieces.count > 40)
    for (index, piece) in pieces.enumerated() {
      let file = Self.lines(try Repository.text(of: "\(Self.app)/\(piece.file)"))
      let later = pieces[(index + 1)...].filter { $0.file == piece.file }.flatMap(\.removed)
      let lines = piece.lines.filter { !later.contains($0) }
      #expect(Self.holds(file, lines), "\(piece.page): \(piece.file)")
      let earlier = pieces[..<index].filter { $0.file == piece.file }.flatMap(\.lines)
      for line in piece.removed {
        #expect(earlier.contains(line), "Nobody has: \(piece.file): \(line)")
        #expect(!file.contains(line), "It is still there: \(piece.file): \(line)")
      }
    }
    let blocks = try Self.chapters().flatMap { $0.text.matches(of: /```(?:swift|python|diff)\n/) }
    #expect(blocks.count == pieces.count, "A block of code has no path above it.")
  }

  @Test("each line of the app is in a chapter")
  func complete() throws {
    let shown = Dictionary(grouping: try Self.pieces(), by: \.file)
      .mapValues { Set($0.flatMap(\.lines)) }
    let root = Repository.root.appendingPathComponent(Self.app).path + "/"
    for file in try Repository.swiftFiles(in: "\(Self.app)/Sources") {
      let path = String(file.path.dropFirst(root.count))
      for line in Self.lines(try String(contentsOf: file, encoding: .utf8)) {
        #expect(shown[path]?.contains(line) == true, "\(path): \(line)")
      }
    }
  }

  @Test("the chapters are listed, and each leads to the next one")
  func chapters() throws {
    let chapters = try Self.chapters()
    let list = try #require(chapters.first { $0.name == "README.md" }).text
    let names = chapters.map(\.name).filter { $0 != "README.md" }
    #expect(names.count == 10)
    for name in names { #expect(list.contains("](\(name))"), "\(name)") }
    for (chapter, next) in zip(chapters, names.dropFirst()) {
      #expect(chapter.text.hasSuffix("](\(next)).\n"), "\(chapter.name)")
    }
  }
}
