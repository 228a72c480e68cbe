import Foundation
import Testing

/// Data and pictures that are shipped have a row in the page about attribution, and the words that their licence asks for.
@Suite("Attribution")
struct AttributionTests {
  private static let page = "Documentation/Attribution.md"
  private static let kinds: Set = [
    "bin", "csv", "db", "gif", "jpeg", "jpg", "pdf", "png", "sqlite", "svg", "tsv", "ttf", "txt",
    "webp", "woff", "woff2", "xml",
  ]

  /// The paths of the first column: a folder, a file, or one with a `*` for a folder's name.
  private func patterns() throws -> [String] {
    try Repository.text(of: Self.page).split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { row in
        row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
      }
  }

  private func isNamed(_ path: String, by pattern: String) -> Bool {
    if pattern.hasSuffix("/") { return path.hasPrefix(pattern) }
    let parts = pattern.split(separator: "/")
    let names = path.split(separator: "/")
    return parts.count == names.count && zip(parts, names).allSatisfy { $0 == "*" || $0 == $1 }
  }

  private func files() throws -> [String] {
    var files: [String] = []
    for folder in ["Benchmarks", "Documentation", "Examples", "IntegrationTests", "Sources"] {
      let url = Repository.root.appendingPathComponent(folder)
      let all = try #require(
        FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      )
      while let file = all.nextObject() as? URL {
        if [".build", ".venv"].contains(file.lastPathComponent) { all.skipDescendants() }
        if Self.kinds.contains(file.pathExtension.lowercased()) {
          files.append(String(file.path.dropFirst(Repository.root.path.count + 1)))
        }
      }
    }
    return files
  }

  @Test("each file of data, and each picture, has a row")
  func rows() throws {
    let patterns = try patterns()
    let files = try files()
    #expect(files.contains("Examples/Cloudy/Model/Resources/gazetteer/cities5000.tsv"))
    for file in files {
      #expect(
        patterns.contains { isNamed(file, by: $0) },
        "\(file) isn't in \(Self.page): say there where it is from, and under which licence."
      )
    }
    for pattern in patterns {
      #expect(files.contains { isNamed($0, by: pattern) }, "There is no \(pattern) any more.")
    }
  }

  @Test("what GeoNames asks for is told beside its data, and by the app")
  func gazetteer() throws {
    let words = "Contains data from GeoNames, CC BY 4.0"
    #expect(try Repository.text(of: Self.page).contains(words))
    let model = "Examples/Cloudy/Model"
    for file in ["Resources/gazetteer/README.md", "Places/Gazetteer/Gazetteer.swift"] {
      #expect(try Repository.text(of: "\(model)/\(file)").contains(words), "\(file)")
    }
  }
}
