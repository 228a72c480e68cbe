import Foundation
import Testing
import UsherTesting

/// What Documentation/Testing.md shows of layers.
@Suite("Snippets: layers")
struct LayerSnippetTests {
  private let folder = URL(filePath: #filePath).appending(path: "../..").standardized.path

  @Test("targets import what the manifest declares")
  func layers() throws {
    var check = try ImportCheck(package: folder)
    try check.allow(["CoreLocation"], in: ["CloudyWeb"])
    try check.run()
    #expect(try check.modules(for: "PhotosWeb") == ["UsherWeb", "PhotosViewModels"])
  }
}
