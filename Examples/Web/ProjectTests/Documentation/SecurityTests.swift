import Foundation
import Testing

/// The threats that are told to be tested are tested.
@Suite("Security")
struct SecurityTests {
  @Test("each test that the list of threats names is there")
  func tests() throws {
    let root = Repository.root
    let page = try String(contentsOf: root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    let ofScript = root.appendingPathComponent("Tests/ClientTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: ofScript.path)
      .filter { $0.hasSuffix(".test.js") }
      .map { ofScript.appendingPathComponent($0) }
    let sources = try (Repository.swiftFiles(in: "Tests") + files)
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let attacks = root.appendingPathComponent("IntegrationTests/Attacks")
    let scripts = try FileManager.default.contentsOfDirectory(atPath: attacks.path)
      .filter { $0.hasSuffix(".py") }
      .map { try String(contentsOf: attacks.appendingPathComponent($0), encoding: .utf8) }
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
