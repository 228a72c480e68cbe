import Usher
import UsherTesting

@testable import ToolLibraryFlows
@testable import ToolLibraryModel

/// A library on a certain day, and two neighbours who look at it.
@MainActor
struct Neighbours {
  let library: Library
  let members = Members()
  nonisolated static let today = day("2026-03-02")

  init(_ loans: [Loan] = [], names: [String: String] = ["eva": "Eva", "tom": "Tom"]) {
    library = Library(Register(loans, names: names), today: { Self.today })
  }

  /// Opens the app for somebody who is signed in.
  func app(_ member: String = "eva", mode: TestApp.Mode = TestApp.mode) async throws -> TestApp {
    try app(at: try await person(member).browser.id(), mode: mode)
  }

  /// Opens the app at a browser.
  func app(at browser: String, mode: TestApp.Mode = TestApp.mode) throws -> TestApp {
    try TestApp(mode: mode) { [library, members] in
      AppCoordinator(library: library, members: members, visit: Visit(id: browser), flow: $0)
    }
  }

  /// A neighbour who is signed in at their browser.
  func person(_ id: String) async throws -> Person {
    let person = Person(at: Browser(id), in: library, members)
    if person.member == nil { try await members.join(id, "a password", at: person.browser) }
    return person
  }

  nonisolated static func day(_ text: String) -> Day {
    guard let day = Day(rawValue: text) else { preconditionFailure("\(text) is no day.") }
    return day
  }

  nonisolated static func loan(_ first: String, _ last: String, to borrower: String = "eva") -> Loan
  {
    Loan("jigsaw-ulme", to: borrower, day(first)...day(last))
  }
}
