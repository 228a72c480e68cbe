import Testing
import Usher
import UsherTesting

@testable import ToolLibraryFlows
@testable import ToolLibraryModel
@testable import ToolLibraryViewModels

@MainActor
@Suite("Two people at the same tools")
struct TwoPeopleTests {
  private let mine = Neighbours.loan("2026-03-01", "2026-03-03")

  @Test("what one person borrows is lent in the other one's list")
  func live() async throws {
    let neighbours = Neighbours()
    let (eva, tom) = (try await neighbours.app("eva"), try await neighbours.app("tom"))
    for app in [eva, tom] { try await app.settle() }
    try tom.on(ToolsViewModel.self) { $0.query = "jigsaw, ulme" }
    await tom.clock.advance(by: .milliseconds(300))
    try await tom.settle()
    #expect(try tom.top(ToolsViewModel.self).rows.value?.map(\.isFree) == [true])

    try eva.open("tools/jigsaw-ulme/borrow/2026-03-02/2026-03-03/check")
    try eva.on(CheckViewModel.self) { $0.borrowButtonTapped() }
    try await eva.wait { eva.drawing == "[tab Tools] Tools ▸ Jigsaw, Ulme" }
    #expect(
      try eva.top(ToolViewModel.self).toast.text == "It is yours from 2 March to 3 March."
    )
    try await tom.wait {
      try tom.top(ToolsViewModel.self).rows.value?.map(\.isFree) == [false]
    }
    for app in [eva, tom] { try app.close() }
  }

  @Test("a return can't be undone when somebody else has the tool now, and the page says so")
  func undone() async throws {
    let neighbours = Neighbours([mine])
    let app = try await neighbours.app()
    try app.select(tab: "My Loans")
    try app.on(LoansViewModel.self) { $0.returnButtonTapped(mine.id) }
    try await app.settle()
    let tom = try await neighbours.person("tom")
    try tom.borrow(Neighbours.loan("2026-03-02", "2026-03-04", to: "tom"))
    try app.on(LoansViewModel.self) { $0.undoButtonTapped() }
    try await app.settle()
    #expect(
      try app.top(LoansViewModel.self).message
        == "Tom has it from 2 March to 4 March. Please choose other days."
    )
    try app.close()
  }

  @Test("the note of a tool that is back can't be saved, and what was typed stays")
  func gone() async throws {
    let neighbours = Neighbours([mine])
    let app = try await neighbours.app()
    try app.open("loans/\(mine.id)/note")
    try app.on(NoteViewModel.self) { $0.text.value = "Ring twice" }
    try await neighbours.person("eva").giveBack(mine.id)
    try app.on(NoteViewModel.self) { $0.saveButtonTapped() }
    try await app.wait { try app.top(NoteViewModel.self).message != nil }
    #expect(try app.top(NoteViewModel.self).message == "You don’t have this tool any more.")
    #expect(try app.top(NoteViewModel.self).text.value == "Ring twice")
    try app.close()
  }
}
