import Foundation

/// Makes a folder, and removes it afterwards.
func withFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}

extension URL {
  func write(_ name: String, _ data: Data) throws {
    try data.write(to: appendingPathComponent(name))
  }
}
