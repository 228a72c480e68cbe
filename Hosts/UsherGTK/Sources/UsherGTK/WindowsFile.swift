import Foundation
import Usher

/// The file with an app's windows: what they show, and what is typed there.
@MainActor struct WindowsFile {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// The windows of the last time; none if there is no file. A file that can't be read is kept under another name, and
  /// told.
  var snapshots: [Snapshot] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    do {
      return try JSONDecoder().decode([Snapshot].self, from: data)
    } catch {
      let kept = url.appendingPathExtension("unreadable")
      try? FileManager.default.removeItem(at: kept)
      try? FileManager.default.moveItem(at: url, to: kept)
      print(
        "The windows of the last time can't be read (\(error)). Their file is now \(kept.path)."
      )
      return []
    }
  }

  func save(_ windows: Windows) {
    do {
      let data = try JSONEncoder().encode(windows.snapshots())
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url, options: .atomic)
    } catch {
      print("The windows can't be kept in \(url.path): \(error)")
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
