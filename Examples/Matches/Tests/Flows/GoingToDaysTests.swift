import Foundation
import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

/// Where the list is scrolled to. A process that dies forgets it: the host knows what the person sees.
@MainActor
@Suite("Matches: going to days")
struct GoingToDaysTests {
  @Test("a day scrolls to its newest match, or to the newest one before it")
  func day() async throws {
    let driver = try await MatchesDriver.withMany()
    #expect(try driver.matches.position.target == nil)
    try driver.app.on(MatchesViewModel.self) { $0.day = .daysAgo(12) }
    try await driver.settle()
    #expect(try driver.row(11) == driver.matches.position.target)
    // Only one of the matches that are found.
    try await driver.search("carla")
    try driver.app.on(MatchesViewModel.self) { $0.day = .daysAgo(3) }
    try await driver.settle()
    #expect(try driver.row() == driver.matches.position.target)
    // The last one, where none is older.
    try await driver.search("")
    try driver.app.on(MatchesViewModel.self) { $0.day = .daysAgo(1000) }
    try await driver.settle()
    #expect(try driver.row(30) == driver.matches.position.target)
    #expect(try driver.matches.days == .daysAgo(30)...(.daysAgo(1)))
    try await driver.close()
  }
}
