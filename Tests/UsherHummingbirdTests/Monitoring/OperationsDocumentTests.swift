#if Hummingbird
import Foundation
import Testing

@testable import UsherHummingbird

/// Tables of `Documentation/Operations.md` that are made of the sources. With `ACCEPT=1` they are written.
@Suite("Tables of the operations' document", .serialized)
struct OperationsDocumentTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation/Operations.md")

  /// Compares the text between a comment with this name and the next `<!-- end -->`.
  private func check(_ name: String, _ table: String) throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "<!-- \(name): "))
    let begin = try #require(text[start.upperBound...].firstRange(of: "-->\n")).upperBound
    let end = try #require(text[begin...].firstRange(of: "<!-- end -->")).lowerBound
    if ProcessInfo.processInfo.environment["ACCEPT"] == "1" {
      let new = text.replacingCharacters(in: begin..<end, with: table)
      try new.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      let advice: Comment = "ACCEPT=1 swift test --filter OperationsDocumentTests writes the table."
      #expect(text[begin..<end] == table, advice)
    }
  }

  @Test(
    "each option is in the document, with its default",
    arguments: ["server", "limits", "sessions", "store"]
  )
  func options(group: String) throws {
    let rows = HostOption.all.filter { $0.name.hasPrefix("\(group).") }.map { option in
      "| `\(option.name)` | \(option.kind.rawValue) | \(option.defaultText) | \(option.help) |\n"
    }
    #expect(!rows.isEmpty)
    let head = "| Name | Type | Default | What it is |\n| --- | --- | --- | --- |\n"
    try check(group, head + rows.joined())
  }

  @Test("no option is without a group in the document")
  func groups() {
    let groups = Set(HostOption.all.compactMap { $0.name.split(separator: ".").first })
    #expect(groups == ["server", "limits", "sessions", "store"])
  }

  @Test("each metric is in the document")
  func metrics() throws {
    let rows = HostMetric.allCases.map { metric in
      "| `\(metric.rawValue)` | \(metric.kind) | \(metric.label ?? "") | \(metric.help) |\n"
    }
    let head = "| Name | Type | Label | What it says |\n| --- | --- | --- | --- |\n"
    try check("metrics", head + rows.joined())
  }
}
#endif
