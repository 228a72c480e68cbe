import Testing
import Usher
import UsherTesting

@testable import Notes

@MainActor
@Suite("Articles: the notes app", .inEveryMode)
struct SnippetTests {
  let store = NoteStore()

  @Test("a note is edited and saved")
  func editing() throws {
    let app = try TestApp { NotesCoordinator(store: store, flow: $0) }
    try app.on(NotesViewModel.self) { $0.select("milk") }
    try app.on(NoteViewModel.self) { $0.editButtonTapped() }
    try app.expect("Notes ▸ Buy milk ▸ Edit")
    try app.on(EditViewModel.self) { $0.text = "Buy honey" }
    try app.on(EditViewModel.self) { $0.saveButtonTapped() }
    #expect(store.note("milk")?.text == "Buy honey")
    try app.close()
  }

  @Test("changes are asked about, by whatever door the person leaves")
  func leaving() throws {
    let app = try TestApp { NotesCoordinator(store: store, flow: $0) }
    try app.on(NotesViewModel.self) { $0.addButtonTapped() }
    try app.on(EditViewModel.self) { $0.text = "Buy honey" }
    try app.swipeDown()
    try app.expect("Notes ▸ [sheet] Edit ▸ [prompt] Discard your changes?")
    try app.answer("Cancel")
    try app.expect("Notes ▸ [sheet] Edit")
    try app.open("milk")
    try app.answer("Discard")
    try app.expect("Notes ▸ Buy milk")
    #expect(store.notes.count == 2)
    try app.close()
  }

  @Test("what was typed comes back after the process died")
  func restoring() throws {
    let app = try TestApp(mode: .processDeath) { NotesCoordinator(store: store, flow: $0) }
    try app.open("milk/edit")
    try app.on(EditViewModel.self) { $0.text = "Buy ho" }
    try app.die()
    #expect(try app.top(EditViewModel.self).text == "Buy ho")
    try app.close()
  }

  @Test("an old snapshot is brought up to date")
  func migrating() throws {
    let app = try TestApp { NotesCoordinator(store: store, flow: $0) }
    try app.open("milk")
    let bytes = try #require(try app.navigation.snapshot(version: 1)).encoded()

    let snapshot = try Snapshot(
      decoding: bytes,
      version: 2,
      migrations: [
        1: { snapshot in
          for index in snapshot.root.places.indices {
            snapshot.root.places[index].path.replace("old/", with: "")
          }
        }
      ]
    )
    let navigation = Navigation(on: MainActor.shared)
    navigation.start(restoring: snapshot) { NotesCoordinator(store: store, flow: $0) }

    #expect(navigation.drawing == "Notes ▸ Buy milk")
    #expect(navigation.restorationProblems.isEmpty)
  }

  @Test("a child's outcome can be waited for")
  func waiting() async throws {
    let app = try TestApp(mode: .alive) { NotesCoordinator(store: store, flow: $0) }
    let notes = try app.root(NotesCoordinator.self)
    notes.flow.scope.task {
      let outcome = await notes.edit.run("new", .sheet, at: .edit(id: "new"))
      if let note = outcome.output { print("saved \(note.text)") }
    }
    try await app.wait { app.drawing == "Notes ▸ [sheet] Edit" }
    try app.on(EditViewModel.self) { $0.saveButtonTapped() }
    try app.expect("Notes")
  }

  @Test("a host is held against the conformance suite")
  func conformance() async {
    let failure = await ConformanceSuite(seed: 7).run(sequences: 100)
    #expect(failure == nil)
  }
}
