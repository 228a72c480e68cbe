import Foundation
import Testing

@Suite("Gallery: complete")
struct ComponentTests {
  @Test("every component of the host is on a page")
  func complete() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    func texts(_ folder: String) throws -> [String] {
      let url = root.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: url.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
    }
    let pages = try texts("Examples/Web/Gallery").joined()
    let components = try texts("Sources/UsherWeb/Components")
      .flatMap { $0.matches(of: /\npublic struct (\w+)/).map { String($0.1) } }
    #expect(components.count > 20)
    for component in components {
      #expect(
        pages.contains(try Regex("\\b\(component)[(.<{ ]")),
        "\(component) is on no page of the gallery."
      )
    }
  }
}
