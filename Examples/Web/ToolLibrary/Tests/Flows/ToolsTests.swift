import Testing
import Usher
import UsherTesting

@testable import ToolLibraryFlows
@testable import ToolLibraryModel
@testable import ToolLibraryViewModels

/// Each test runs twice: once as usual, and once so that the process dies after every step.
@MainActor
@Suite("The tools", .inEveryMode)
struct ToolsTests {
  @Test("the list begins with some tools, and goes on at its end")
  func endless() async throws {
    // In one life: after the process died, the list begins at its start.
    let app = try await Neighbours().app(mode: .alive)
    try await app.settle()
    #expect(try app.top(ToolsViewModel.self).rows.value?.count == 40)
    #expect(try app.top(ToolsViewModel.self).count == "300 tools")
    try app.on(ToolsViewModel.self) { $0.endReached() }
    try await app.settle()
    #expect(try app.top(ToolsViewModel.self).rows.value?.count == 80)
    try app.close()
  }

  @Test("a search finds tools by a part of their names, and goes on after the process died")
  func search() async throws {
    let app = try await Neighbours().app()
    try await app.settle()
    try app.on(ToolsViewModel.self) { $0.query = " jigsaw " }
    await app.clock.advance(by: .milliseconds(300))
    try await app.wait { try app.top(ToolsViewModel.self).rows.value?.count == 12 }
    #expect(try app.top(ToolsViewModel.self).count == "12 tools")
    try app.on(ToolsViewModel.self) { $0.query = "zzz" }
    await app.clock.advance(by: .milliseconds(300))
    try await app.wait { try app.top(ToolsViewModel.self).rows == .empty }
    #expect(try app.top(ToolsViewModel.self).notFound == "No tool is found for “zzz”.")
    try app.close()
  }

  @Test("a tool says who has it when, also what somebody else has just borrowed")
  func tool() async throws {
    let neighbours = Neighbours([Neighbours.loan("2026-03-01", "2026-03-03", to: "tom")])
    let app = try await neighbours.app()
    try await app.settle()
    try app.on(ToolsViewModel.self) { $0.select("jigsaw-ulme") }
    try app.expect("[tab Tools] Tools ▸ Jigsaw, Ulme")
    #expect(app.path == "tools/jigsaw-ulme")
    try await neighbours.person("eva").borrow(Neighbours.loan("2026-03-05", "2026-03-05"))
    try await app.wait { try app.top(ToolViewModel.self).bookings.count == 2 }
    #expect(
      try app.top(ToolViewModel.self).bookings.map { "\($0.days): \($0.name)" }
        == ["1 March to 3 March: Tom", "5 March: You"]
    )
    try app.back()
    try await app.settle()
    let free = try app.top(ToolsViewModel.self).rows.value?.filter { !$0.isFree } ?? []
    #expect(free.isEmpty)
    try app.close()
  }

  @Test("an address of a tool that doesn't exist leads nowhere")
  func unknown() async throws {
    let app = try await Neighbours().app()
    #expect(throws: RouteError.self) { try app.open("tools/zzz") }
    #expect(throws: RouteError.self) { try app.open("tools/zzz/borrow") }
    try app.expect("[tab Tools] Tools")
    try app.close()
  }

  @Test("each address leads back to its screen")
  func routes() throws {
    let (from, to) = (Neighbours.day("2026-03-02"), Neighbours.day("2026-03-05"))
    try RouteCheck([AppRoute.tools, .loans]).run()
    try RouteCheck([ToolsRoute.list, .tool(id: "a"), .borrow(id: "a")]).run()
    try RouteCheck([
      BorrowRoute.days, .name, .rules(from: from, to: to), .check(from: from, to: to),
    ])
    .run()
    try RouteCheck([LoansRoute.list, .name, .note(loan: "a.2026-03-02")]).run()
  }
}
