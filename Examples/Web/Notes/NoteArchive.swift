import Foundation
import Synchronization

/// All notes, shared by all pages. It is `Sendable`, because each page has an actor of its own. A file keeps the notes, if
/// one is given.
final class NoteArchive: Sendable {
  private let file: URL?
  private let kept: Mutex<[Note]>

  /// Creates an archive in memory, which is lost when the process ends.
  init() {
    file = nil
    kept = Mutex(Self.samples)
  }

  /// Creates an archive that is kept in a file.
  ///
  /// - Throws: if the file exists but can't be read or decoded. The file is left as it is.
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

  /// Replaces the note with the same id; appends a new note, with a new id, if there is none.
  ///
  /// Writes the file. An error is printed, and the note stays in memory.
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
        FileHandle.standardError.write(Data("The notes can't be stored: \(error)\n".utf8))
      }
    }
  }
}
