import Foundation

/// The sources this test was built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the text of a file, by its path in the repository.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func swiftFiles(in folder: String) throws -> [URL] {
    let url = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return names.filter { $0.hasSuffix(".swift") }.map { url.appendingPathComponent($0) }
  }
}
