// The app of the articles in Documentation/. The articles quote this file, so their code is compiled and tested. The
// tests in IntegrationTests use the app in a browser.

import Observation
import Usher

struct Note: Codable, Equatable, Identifiable {
  var id: String
  var text: String
}

/// The notes as one page shows them. Views that read them are drawn again after a note is saved on this page.
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
      flow.pushSidebar(at: route, on: handle) { NotesViewModel(store: store, screen: $0) }
    case .note(let id):
      guard let note = store.note(id) else { return }
      flow.pushDetail(at: route, on: handle) {
        NoteViewModel(note: note, store: store, screen: $0)
      }
    case .edit(let id): edit.start(id, .push, at: route)
    }
  }

  private func handle(_ event: NotesViewModel.Event) {
    switch event {
    case .didSelect(let id): show(.note(id: id))
    case .didPressAdd: edit.start("new", .sheet, at: .edit(id: "new"))
    }
  }

  private func handle(_ event: NoteViewModel.Event) {
    switch event {
    case .didPressEdit(let id): show(.edit(id: id))
    case .didPressOwnWindow(let id): flow.openWindow(at: .note(id: id))
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
  enum Event { case didSelect(String), didPressAdd }

  let title = "Notes"
  var notes: [Note] { store.notes }
  private let store: NoteStore
  private let screen: Screen<Event>

  init(store: NoteStore, screen: Screen<Event>) {
    self.store = store
    self.screen = screen
  }

  func select(_ id: String) { screen.send(.didSelect(id)) }
  func addButtonTapped() { screen.send(.didPressAdd) }
}

final class NoteViewModel: ViewModel {
  enum Event { case didPressEdit(String), didPressOwnWindow(String) }

  var title: String { (store.note(note.id) ?? note).text }
  private let note: Note
  private let store: NoteStore
  private let screen: Screen<Event>

  init(note: Note, store: NoteStore, screen: Screen<Event>) {
    self.note = note
    self.store = store
    self.screen = screen
  }

  func editButtonTapped() { screen.send(.didPressEdit(note.id)) }
  func ownWindowButtonTapped() { screen.send(.didPressOwnWindow(note.id)) }
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
    flow.push(at: route, on: handle) { EditViewModel(note: note, screen: $0) }
  }

  private func handle(_ event: EditViewModel.Event) {
    switch event {
    case .didSave(let note): flow.finish(note)
    case .didCancel: flow.cancel()
    }
  }
}

@Observable
final class EditViewModel: ViewModel {
  enum Event { case didSave(Note), didCancel }

  let title = "Edit"
  var text: String
  private let note: Note
  private let screen: Screen<Event>

  init(note: Note, screen: Screen<Event>) {
    self.note = note
    self.screen = screen
    text = note.text
    screen.beforeLeaving(self) { editor, leaving in
      guard editor.hasChanges, !leaving.keepsScreen else { return .allow }
      return .ask(.confirm("Discard your changes?", confirm: "Discard", isDestructive: true))
    }
  }

  var hasChanges: Bool { text != note.text }

  func saveButtonTapped() { screen.send(.didSave(Note(id: note.id, text: text))) }
  func cancelButtonTapped() { screen.send(.didCancel) }
}

// MARK: Restoration

extension EditViewModel: Restorable {
  var savedState: String {
    get { text }
    set { text = newValue }
  }
}
