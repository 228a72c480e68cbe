import Testing
import Usher
import UsherTesting

@testable import ToolLibraryFlows
@testable import ToolLibraryModel
@testable import ToolLibraryViewModels

@MainActor
@Suite("My loans", .inEveryMode)
struct LoansTests {
  private let mine = Neighbours.loan("2026-03-01", "2026-03-03")

  @Test("a tool is returned, and the return is undone, also after the process died")
  func undo() async throws {
    let neighbours = Neighbours([mine, Neighbours.loan("2026-03-05", "2026-03-06", to: "tom")])
    let app = try await neighbours.app()
    try app.select(tab: "My Loans")
    #expect(try app.top(LoansViewModel.self).rows.map(\.days) == ["1 March to 3 March"])
    try app.on(LoansViewModel.self) { $0.returnButtonTapped(mine.id) }
    try await app.wait { try app.top(LoansViewModel.self).rows.isEmpty }
    #expect(try app.top(LoansViewModel.self).undoText == "Jigsaw, Ulme is back.")
    try app.on(LoansViewModel.self) { $0.undoButtonTapped() }
    try await app.wait { try app.top(LoansViewModel.self).rows.map(\.id) == [mine.id] }
    #expect(try app.top(LoansViewModel.self).undoText == nil)
    try app.close()
  }

  @Test("the name is asked first, and the editor of a link comes after it")
  func gate() async throws {
    let neighbours = Neighbours([mine], names: [:])
    let app = try await neighbours.app()
    try app.open("loans/\(mine.id)/note")
    try app.expect("[tab My Loans] Who Are You?")
    try app.on(NameViewModel.self) { $0.name.value = "Eva" }
    try app.on(NameViewModel.self) { $0.continueButtonTapped() }
    try await app.wait { app.drawing == "[tab My Loans] My Loans ▸ [sheet] Note" }
    try app.close()
  }

  @Test("the editor asks before changes are lost, and keeps what was typed")
  func guarded() async throws {
    let neighbours = Neighbours([mine])
    let app = try await neighbours.app()
    try app.select(tab: "My Loans")
    try app.on(LoansViewModel.self) { $0.select(mine.id) }
    try app.on(NoteViewModel.self) { $0.text.value = "The key is at Tom’s" }
    try app.swipeDown()
    try app.expect("[tab My Loans] My Loans ▸ [sheet] Note ▸ [prompt] Discard your changes?")
    try app.answer("Cancel")
    #expect(try app.top(NoteViewModel.self).text.value == "The key is at Tom’s")
    try app.on(NoteViewModel.self) { $0.saveButtonTapped() }
    try await app.wait { app.drawing == "[tab My Loans] My Loans" }
    try await app.wait {
      try app.top(LoansViewModel.self).rows.map(\.note) == ["The key is at Tom’s"]
    }
    try app.on(LoansViewModel.self) { $0.select(mine.id) }
    try app.on(NoteViewModel.self) { $0.text.value = "" }
    try app.on(NoteViewModel.self) { $0.cancelButtonTapped() }
    try app.answer("Discard")
    try app.expect("[tab My Loans] My Loans")
    #expect(neighbours.library.register.loan(mine.id)?.note == "The key is at Tom’s")
    try app.close()
  }

  @Test("other people's notes aren't shown")
  func others() async throws {
    let theirs = Neighbours.loan("2026-03-05", "2026-03-06", to: "tom")
    let app = try await Neighbours([theirs]).app()
    #expect(throws: RouteError.self) { try app.open("loans/\(theirs.id)/note") }
    try app.close()
  }
}
