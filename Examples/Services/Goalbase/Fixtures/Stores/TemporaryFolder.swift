import Foundation

/// A temporary folder for a test.
package struct TemporaryFolder {
  private let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "goalbase-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  package func file(_ name: String) -> String { url.appending(path: name).path }

  package func remove() { try? FileManager.default.removeItem(at: url) }
}
