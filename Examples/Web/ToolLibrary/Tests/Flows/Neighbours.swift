import Usher
import UsherTesting

@testable import ToolLibraryFlows
@testable import ToolLibraryModel

/// A library on a certain day, and two neighbours who look at it.
@MainActor
struct Neighbours {
  let library: Library
  nonisolated static let today = day("2026-03-02")

  init(_ loans: [Loan] = [], names: [String: String] = ["eva": "Eva", "tom": "Tom"]) {
    library = Library(Register(loans, names: names), today: { Self.today })
  }

  /// Opens the app for somebody.
  func app(_ member: String = "eva", mode: TestApp.Mode = TestApp.mode) throws -> TestApp {
    try TestApp(mode: mode) { [library] in
      AppCoordinator(library: library, visit: Visit(id: member), flow: $0)
    }
  }

  /// A neighbour at a page of their own.
  func person(_ id: String) -> Person { Person(id, in: library) }

  nonisolated static func day(_ text: String) -> Day {
    guard let day = Day(rawValue: text) else { preconditionFailure("\(text) is no day.") }
    return day
  }

  nonisolated static func loan(_ first: String, _ last: String, to borrower: String = "eva") -> Loan
  {
    Loan("jigsaw-ulme", to: borrower, day(first)...day(last))
  }
}
