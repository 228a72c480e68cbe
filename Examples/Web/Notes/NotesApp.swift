// The app of the articles in Documentation/. What they show stands here, is compiled, tested, and used in a
// browser by the journeys.

import Observation
import Usher

struct Note: Codable, Equatable, Identifiable {
  var id: String
  var text: String
}

/// The notes as a page shows them: what reads them is drawn again when one is saved.
@Observable
final class NoteStore {
  private(set) var notes: [Note]
  private let archive: NoteArchive

  init(_ archive: NoteArchive = NoteArchive()) {
    self.archive = archive
    notes = archive.notes
  }

  func note(_ id: String) -> Note? { notes.first { $0.id == id } }

  func save(_ note: Note) {
    archive.save(note)
    notes = archive.notes
  }
}

// MARK: Flows and results

enum NotesRoute: Route {
  case list, note(id: String), edit(id: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case note = ":id"
    case edit = ":id/edit"
  }
}

final class NotesCoordinator: Coordinator {
  let flow: Flow<NotesRoute, Never>
  private let store: NoteStore
  private(set) lazy var edit = flow.child { [store] (id: String, flow) in
    EditCoordinator(note: store.note(id) ?? Note(id: id, text: ""), flow: flow)
  } ended: { [weak self] outcome in
    self?.editEnded(outcome)
  }

  init(store: NoteStore, flow: Flow<NotesRoute, Never>) {
    self.store = store
    self.flow = flow
  }

  func show(_ route: NotesRoute) {
    switch route {
    case .list:
      flow.pushSidebar(at: route) { screen in
        NotesViewModel(
          store: store,
          didSelect: screen.on(self) { $0.show(.note(id: $1)) },
          didAdd: screen.on(self) { $0.edit.start("new", .vertical, at: .edit(id: "new")) }
        )
      }
    case .note(let id):
      guard let note = store.note(id) else { return }
      flow.pushDetail(at: route) { screen in
        NoteViewModel(
          note: note,
          store: store,
          didEdit: screen.on(self) { $0.show(.edit(id: id)) },
          didOpenWindow: screen.on(self) { $0.flow.openWindow(at: route) }
        )
      }
    case .edit(let id): edit.start(id, .horizontal, at: route)
    }
  }

  private func editEnded(_ outcome: Outcome<Note>) {
    switch outcome {
    case .finished(let note): store.save(note)
    case .cancelled: break
    }
  }
}

final class NotesViewModel: ViewModel {
  let title = "Notes"
  var notes: [Note] { store.notes }
  let didSelect: (String) -> Void
  let didAdd: () -> Void
  private let store: NoteStore

  init(
    store: NoteStore,
    didSelect: @escaping (String) -> Void,
    didAdd: @escaping () -> Void
  ) {
    self.store = store
    self.didSelect = didSelect
    self.didAdd = didAdd
  }
}

final class NoteViewModel: ViewModel {
  var title: String { (store.note(note.id) ?? note).text }
  let didEdit: () -> Void
  let didOpenWindow: () -> Void
  private let note: Note
  private let store: NoteStore

  init(
    note: Note,
    store: NoteStore,
    didEdit: @escaping () -> Void,
    didOpenWindow: @escaping () -> Void
  ) {
    self.note = note
    self.store = store
    self.didEdit = didEdit
    self.didOpenWindow = didOpenWindow
  }
}

// MARK: Leaving a screen

enum EditRoute: Route, CaseIterable { case editor }

final class EditCoordinator: Coordinator {
  let flow: Flow<EditRoute, Note>
  private let note: Note

  init(note: Note, flow: Flow<EditRoute, Note>) {
    self.note = note
    self.flow = flow
  }

  func show(_ route: EditRoute) {
    flow.push(at: route) { screen in
      let editor = EditViewModel(
        note: note,
        didSave: screen.on(self) { $0.flow.finish($1) },
        didCancel: screen.on(self) { $0.flow.cancel() }
      )
      screen.beforeLeaving(editor) { editor, leaving in
        guard editor.hasChanges, !leaving.keepsScreen else { return .allow }
        return .ask(.confirm("Discard your changes?", confirm: "Discard", isDestructive: true))
      }
      return editor
    }
  }
}

@Observable
final class EditViewModel: ViewModel {
  let title = "Edit"
  var text: String
  private let note: Note
  private let didSave: (Note) -> Void
  private let didCancel: () -> Void

  init(note: Note, didSave: @escaping (Note) -> Void, didCancel: @escaping () -> Void) {
    self.note = note
    self.didSave = didSave
    self.didCancel = didCancel
    text = note.text
  }

  var hasChanges: Bool { text != note.text }

  func saveButtonTapped() { didSave(Note(id: note.id, text: text)) }
  func cancelButtonTapped() { didCancel() }
}

// MARK: Restoration

extension EditViewModel: Restorable {
  var savedState: String {
    get { text }
    set { text = newValue }
  }
}
