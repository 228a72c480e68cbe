import Foundation
import Usher

/// A file with an app's screens and the text typed in them, from which the next start restores the window.
struct StateFile {
  let path: String

  /// The stored window; `nil` if the file is missing, damaged or of another version.
  var snapshot: Snapshot? {
    FileManager.default.contents(atPath: path).flatMap {
      try? Snapshot(decoding: Array($0), version: 1)
    }
  }

  /// Stores a snapshot; removes the file if the snapshot is `nil`, because the person has left the app.
  ///
  /// Prints an error instead of throwing it.
  func save(_ result: Result<Snapshot?, SnapshotError>) {
    do {
      if let snapshot = try result.get() {
        try Data(snapshot.encoded()).write(to: URL(fileURLWithPath: path), options: .atomic)
      } else if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    } catch {
      print("The window can't be stored: \(error)")
    }
  }
}
