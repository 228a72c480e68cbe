import Foundation
import Usher

/// Where an app's screens and what was typed in them are kept, so that they are there after the process died.
struct StateFile {
  let path: String

  /// What was there last time, if it can be used.
  var snapshot: Snapshot? {
    FileManager.default.contents(atPath: path).flatMap {
      try? Snapshot(decoding: Array($0), version: 1)
    }
  }

  /// Keeps it; nothing when the app was left.
  func save(_ result: Result<Snapshot?, SnapshotError>) {
    do {
      if let snapshot = try result.get() {
        try Data(snapshot.encoded()).write(to: URL(fileURLWithPath: path), options: .atomic)
      } else if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    } catch {
      print("It can't be kept: \(error)")
    }
  }
}
