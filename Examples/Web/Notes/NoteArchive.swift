import Foundation
import Synchronization

/// What has been noted. All pages share it, each of them on an actor of its own, so it is `Sendable`; it is kept in a
/// file, where there is one.
final class NoteArchive: Sendable {
  private let file: URL?
  private let kept: Mutex<[Note]>

  /// An archive that is gone with the process.
  init() {
    file = nil
    kept = Mutex(Self.samples)
  }

  /// An archive that a file keeps.
  ///
  /// - Throws: when there is a file that can't be read: it isn't overwritten.
  init(file: URL) throws {
    self.file = file
    let isThere = FileManager.default.fileExists(atPath: file.path)
    kept = Mutex(
      isThere
        ? try JSONDecoder().decode([Note].self, from: Data(contentsOf: file)) : Self.samples
    )
  }

  private static let samples = [
    Note(id: "milk", text: "Buy milk"), Note(id: "call", text: "Call Ada"),
  ]

  var notes: [Note] { kept.withLock(\.self) }

  /// Takes the place of the note it was; a new one comes last.
  func save(_ note: Note) {
    kept.withLock { notes in
      if let index = notes.firstIndex(where: { $0.id == note.id }) {
        notes[index] = note
      } else {
        notes.append(Note(id: UUID().uuidString.lowercased(), text: note.text))
      }
      guard let file else { return }
      do {
        try JSONEncoder().encode(notes).write(to: file, options: .atomic)
      } catch {
        FileHandle.standardError.write(Data("The notes aren't kept: \(error)\n".utf8))
      }
    }
  }
}
