import Foundation
import Usher

/// The file with a program's windows: what they show, and what is typed there.
@MainActor struct WindowsFile {
  private let url: URL

  init(_ path: String) { url = URL(fileURLWithPath: path) }

  /// The windows of the last time, by the addresses of their apps; none if there is no file. A file that can't be read is
  /// kept under another name, and told.
  func snapshots(_ report: (String) -> Void) -> [String: [Snapshot]] {
    guard let data = try? Data(contentsOf: url) else { return [:] }
    do {
      return try JSONDecoder().decode([String: [Snapshot]].self, from: data)
    } catch {
      let kept = url.appendingPathExtension("unreadable")
      try? FileManager.default.removeItem(at: kept)
      try? FileManager.default.moveItem(at: url, to: kept)
      report(
        "The windows of the last time can't be read (\(error)). Their file is now \(kept.path)."
      )
      return [:]
    }
  }

  /// Keeps windows; without any, there is no file.
  func save(_ windows: [String: [Snapshot]]) throws {
    guard !windows.isEmpty else {
      try? FileManager.default.removeItem(at: url)
      return
    }
    // For this user alone, as the folder is: it has what was typed.
    let data = try JSONEncoder().encode(windows)
    try data.write(to: url, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }
}
