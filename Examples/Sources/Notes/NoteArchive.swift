import Foundation
import Synchronization

/// What has been noted. All pages share it, each of them on an actor of its own, so it is `Sendable`; it is kept in a
/// file, where there is one.
final class NoteArchive: Sendable {
  private let file: URL?
  private let kept: Mutex<[Note]>

  init(file: URL? = nil) {
    self.file = file
    let saved = file.flatMap { try? JSONDecoder().decode([Note].self, from: Data(contentsOf: $0)) }
    kept = Mutex(saved ?? [Note(id: "milk", text: "Buy milk"), Note(id: "call", text: "Call Ada")])
  }

  var notes: [Note] { kept.withLock(\.self) }

  /// Takes the place of the note it was; a new one comes last.
  func save(_ note: Note) {
    kept.withLock { notes in
      if let index = notes.firstIndex(where: { $0.id == note.id }) {
        notes[index] = note
      } else {
        notes.append(Note(id: UUID().uuidString.lowercased(), text: note.text))
      }
      guard let file, let bytes = try? JSONEncoder().encode(notes) else { return }
      do { try bytes.write(to: file, options: .atomic) } catch { print("Not kept: \(error)") }
    }
  }
}
