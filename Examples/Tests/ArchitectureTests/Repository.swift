import Foundation

/// The sources this test was built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func swiftFiles(in folder: String) throws -> [URL] {
    let url = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return names.filter { $0.hasSuffix(".swift") }.map { url.appendingPathComponent($0) }
  }

  /// The modules a file imports.
  static func imports(of file: URL) throws -> Set<String> {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").compactMap { line in
      line.firstMatch(
        of:
          /^\s*(?:@\w+ )*(?:(?:public|package|internal|private|fileprivate) )?import (?:(?:struct|class|enum|protocol|func|let|var|typealias) )?(\w+)/
      )?.1
    }
    return Set(lines.map(String.init))
  }
}
