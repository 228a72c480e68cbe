import Testing
import Usher
import UsherTesting

@testable import ToolLibraryFlows
@testable import ToolLibraryModel
@testable import ToolLibraryViewModels

@MainActor
@Suite("Borrowing", .inEveryMode)
struct BorrowingTests {
  private let tool = "tools/jigsaw-ulme"
  private let days = "2026-03-03/2026-03-05"

  @Test("days, rules, check: the tool is lent, and the person is back at it")
  func borrow() async throws {
    let neighbours = Neighbours()
    let app = try await neighbours.app()
    try app.open(tool)
    try app.on(ToolViewModel.self) { $0.borrowButtonTapped() }
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme ▸ [sheet] Which Days?")
    try app.on(DaysViewModel.self) {
      $0.firstDay.value = Neighbours.day("2026-03-03").date
      $0.lastDay.value = Neighbours.day("2026-03-05").date
    }
    try app.on(DaysViewModel.self) { $0.continueButtonTapped() }
    try await app.wait { app.path == "\(tool)/borrow/\(days)" }
    try app.on(RulesViewModel.self) { $0.continueButtonTapped() }
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme ▸ [sheet] Which Days? ▸ The Rules")
    try app.on(RulesViewModel.self) { $0.isAccepted = true }
    try app.on(RulesViewModel.self) { $0.continueButtonTapped() }
    #expect(app.path == "\(tool)/borrow/\(days)/check")
    #expect(try app.top(CheckViewModel.self).days == "3 March to 5 March")
    try app.on(CheckViewModel.self) { $0.borrowButtonTapped() }
    try await app.wait { app.drawing == "[tab Tools] Tools ▸ Jigsaw, Ulme" }
    try await app.wait { try app.top(ToolViewModel.self).bookings.map(\.name) == ["You"] }
    #expect(neighbours.library.register.loans.map(\.borrower) == ["eva"])
    try app.close()
  }

  @Test("each step can be opened by its address, with the steps before it below")
  func link() async throws {
    let app = try await Neighbours().app()
    try app.open("\(tool)/borrow/\(days)/check")
    try app.expect(
      "[tab Tools] Tools ▸ Jigsaw, Ulme ▸ [sheet] Which Days? ▸ The Rules ▸ Is This Right?"
    )
    try app.back()
    try app.back()
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme ▸ [sheet] Which Days?")
    for wrong in ["2026-03-05/2026-03-03", "2026-02-30/2026-03-03", "today/2026-03-03"] {
      #expect(throws: RouteError.self) { try app.open("\(tool)/borrow/\(wrong)") }
    }
    try app.close()
  }

  @Test("whoever has no name here says it first, and goes on to where they wanted to go")
  func gate() async throws {
    let neighbours = Neighbours(names: [:])
    let app = try await neighbours.app()
    try app.open("\(tool)/borrow/\(days)")
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme ▸ [sheet] Who Are You?")
    try app.on(NameViewModel.self) { $0.continueButtonTapped() }
    try await app.settle()
    try app.on(NameViewModel.self) { $0.name.value = " Eva " }
    try app.on(NameViewModel.self) { $0.continueButtonTapped() }
    try await app.wait {
      app.drawing == "[tab Tools] Tools ▸ Jigsaw, Ulme ▸ [sheet] Which Days? ▸ The Rules"
    }
    #expect(neighbours.library.register.names == ["eva": "Eva"])
    // It is asked once.
    try app.swipeDown()
    try app.select(tab: "My Loans")
    try await app.wait { app.drawing == "[tab My Loans] My Loans" }
    try app.close()
  }

  @Test("whoever doesn't want to say their name is back at the tool")
  func cancel() async throws {
    let app = try await Neighbours(names: [:]).app()
    try app.open("\(tool)/borrow")
    try app.on(NameViewModel.self) { $0.cancelButtonTapped() }
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme")
    try app.close()
  }

  @Test("days that can't be are refused with a sentence, also after the process died")
  func refused() async throws {
    let neighbours = Neighbours([Neighbours.loan("2026-03-04", "2026-03-06", to: "tom")])
    let app = try await neighbours.app()
    try app.open("\(tool)/borrow")
    try app.on(DaysViewModel.self) { $0.continueButtonTapped() }
    try await app.settle()
    #expect(try app.top(DaysViewModel.self).message == "Please choose the first day.")
    for (first, last, message) in [
      ("2026-03-03", "2026-03-05", "Tom has it from 4 March to 6 March. Please choose other days."),
      ("2026-03-07", "2026-03-28", "Please choose at most 14 days, so that others get it, too."),
      ("2026-03-01", "2026-03-02", "The first day is over. Please choose another one."),
    ] {
      try app.on(DaysViewModel.self) {
        $0.firstDay.value = Neighbours.day(first).date
        $0.lastDay.value = Neighbours.day(last).date
      }
      #expect(try app.top(DaysViewModel.self).message == message)
    }
    try app.close()
  }

  @Test("somebody else takes the tool while the last step is open: it says so, and lends nothing")
  func taken() async throws {
    let neighbours = Neighbours()
    let app = try await neighbours.app()
    try app.open("\(tool)/borrow/\(days)/check")
    let tom = try await neighbours.person("tom")
    try tom.borrow(Neighbours.loan("2026-03-05", "2026-03-06", to: "tom"))
    let message = "Tom has it from 5 March to 6 March. Please choose other days."
    try await app.wait { try app.top(CheckViewModel.self).message == message }
    try app.on(CheckViewModel.self) { $0.borrowButtonTapped() }
    try await app.settle()
    #expect(try app.top(CheckViewModel.self).message == message)
    #expect(neighbours.library.register.loans.map(\.borrower) == ["tom"])
    try app.close()
  }
}
