import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: rankings", .inEveryMode)
struct RankingsTests {
  /// Long ago Anna won twice against Ben, lately Ben won once against Anna and drew with Carla.
  private func driver() async throws -> MatchesDriver {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(["Anna", "Ben", "Carla"], to: store.store)
    let (anna, ben, carla) = (players[0], players[1], players[2])
    try await MatchesDriver.add(anna, 2, 1, ben, at: .daysAgo(60), to: store.store)
    try await MatchesDriver.add(anna, 2, 0, ben, at: .daysAgo(50), to: store.store)
    try await MatchesDriver.add(anna, 0, 1, ben, at: .daysAgo(20), to: store.store)
    try await MatchesDriver.add(carla, 1, 1, ben, at: .daysAgo(2), to: store.store)
    let driver = try MatchesDriver(store: store, path: "rankings")
    try await driver.settle()
    return driver
  }

  private func player(_ driver: MatchesDriver) throws -> PlayerViewModel { try driver.app.top() }

  private func expect(
    _ rows: [String],
    _ driver: MatchesDriver,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    try await driver.settle()
    func shown() throws -> [String] { try driver.rankings.rows.map { "\($0.name) \($0.rating)" } }
    _ = try? await driver.app.wait { (try? shown()) == rows }
    #expect(try shown() == rows, sourceLocation: location)
  }

  @Test("of all time, of the last 30 days, and of the last seven")
  func periods() async throws {
    let driver = try await driver()
    try await expect(["Anna 6.67", "Ben 3.33", "Carla 3.33"], driver)
    #expect(
      try driver.rankings.periods.map(\.title) == ["All Time", "Last 30 Days", "Last 7 Days"]
    )
    try driver.app.on(RankingsViewModel.self) { $0.selectPeriod("last30Days") }
    try await expect(["Ben 6.67", "Carla 3.33", "Anna 0.00"], driver)
    #expect(try driver.rankings.periods.map(\.isSelected) == [false, true, false])
    try driver.app.on(RankingsViewModel.self) { $0.selectPeriod("last7Days") }
    try await expect(["Ben 3.33", "Carla 3.33", "Anna 0.00"], driver)
    try await driver.close()
  }

  @Test("the chart has the best players' ratings over time, also in words")
  func chart() async throws {
    let driver = try await driver()
    try await expect(["Anna 6.67", "Ben 3.33", "Carla 3.33"], driver)
    let chart = try #require(try driver.rankings.chart)
    #expect(chart.lines.map(\.name) == ["Anna", "Ben", "Carla"])
    #expect(chart.lines[0].text == "Anna: between 6.67 and 10.00, 6.67 at last.")
    #expect(chart.lines[0].points.first?.time == 0)
    #expect(chart.lines[0].points.first?.rating == 1)
    #expect(chart.lines[1].points.last?.time == 1)
    #expect(chart.start == "Aug 8, 2016")
    #expect(chart.end == "Oct 5, 2016")
    try await driver.close()
  }

  @Test("one point is no chart, which is said; and one day is told once")
  func oneDay() async throws {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(players[0], 2, 1, players[1], at: .now(-60), to: store.store)
    let driver = try MatchesDriver(store: store, path: "rankings")
    try await expect(["Anna 10.00", "Ben 0.00"], driver)
    #expect(try driver.rankings.chart == nil)
    #expect(try driver.rankings.notice == "The chart begins with a player’s second match.")
    try driver.app.on(RankingsViewModel.self) { $0.selectPlayer(at: players[0].id) }
    try await driver.settle()
    #expect(try player(driver).chart == nil)
    #expect(try player(driver).notice == "The chart begins with a player’s second match.")
    try await MatchesDriver.add(players[0], 0, 1, players[1], at: .now(-30), to: store.store)
    _ = try? await driver.app.wait { (try? player(driver).chart) != nil }
    let chart = try #require(try player(driver).chart)
    #expect(chart.start == "Oct 7, 2016" && chart.end == nil)
    #expect(chart.text == "Ratings of Oct 7, 2016: Anna")
    #expect(try player(driver).notice == nil)
    try await driver.close()
  }

  @Test("without matches in a period there is no chart, and without players a text")
  func empty() async throws {
    let driver = try MatchesDriver(path: "rankings")
    try await driver.settle()
    #expect(try driver.rankings.isEmpty)
    #expect(try driver.rankings.chart == nil)
    try await driver.close()
  }

  @Test("a row leads to the player's statistics: won, drawn, lost, most frequent opponent, nemesis")
  func statistics() async throws {
    let driver = try await driver()
    let ben = try #require(try driver.rankings.rows.first { $0.name == "Ben" }?.id)
    try driver.app.on(RankingsViewModel.self) { $0.selectPlayer(at: ben) }
    try await driver.settle()
    try driver.app.expect("[tab Rankings] Rankings ▸ Ben")
    #expect(
      try player(driver).statistics.value?.map { "\($0.label): \($0.value)" } == [
        "Played: 4", "Won: 1", "Drawn: 1", "Lost: 2",
        "Most frequent opponent: Anna (3 matches)", "Nemesis: Anna (2 defeats)",
      ]
    )
    #expect(try player(driver).chart?.lines.map(\.name) == ["Ben"])
    try await driver.close()
  }

  @Test("a player who isn't there is told as such")
  func unknownPlayer() async throws {
    let driver = try MatchesDriver(path: "rankings/player/nobody-knows")
    try await driver.settle()
    #expect(try player(driver).statistics.message == MatchesError.notFound.userMessage)
    #expect(try player(driver).title == "Player")
    // Trying again can't help.
    #expect(try !player(driver).statistics.canRetry)
    try driver.app.on(PlayerViewModel.self) { $0.leaveButtonTapped() }
    try driver.app.expect("[tab Rankings] Rankings")
    try await driver.close()
  }
}
