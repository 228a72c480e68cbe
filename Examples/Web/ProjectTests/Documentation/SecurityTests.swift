import Foundation
import Testing

/// The threats that are told to be tested are tested.
@Suite("Security")
struct SecurityTests {
  @Test("each test that the list of threats names is there")
  func tests() throws {
    let root = Repository.root
    let page = try String(contentsOf: root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    func texts(in folder: String, _ suffix: String) throws -> [String] {
      let folder = root.appendingPathComponent(folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(suffix) }
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }
    let sources =
      try Repository.swiftFiles(in: "Tests").map { try String(contentsOf: $0, encoding: .utf8) }
      + texts(in: "Tests/ClientTests", ".test.js")
    let scripts =
      try texts(in: "IntegrationTests/Attacks", ".py")
      + texts(in: "IntegrationTests/Browser", ".py")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
    var count = 0
    for row in rows {
      guard let cell = row.split(separator: "|").last?.trimmingCharacters(in: .whitespaces)
      else { continue }
      if let name = cell.wholeMatch(of: /“(.*)”/)?.1 {
        #expect(sources.contains { $0.contains("\"\(name)\"") }, "There is no test “\(name)”.")
      } else if cell.hasPrefix("test_") {
        #expect(scripts.contains { $0.contains("def \(cell)(") }, "There is no \(cell).")
      } else {
        continue
      }
      count += 1
    }
    #expect(count > 30)
  }
}
