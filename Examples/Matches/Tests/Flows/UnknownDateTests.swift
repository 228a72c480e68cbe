import Foundation
import Matches
import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

/// The app at a server of the original's API, which keeps no dates.
@MainActor
@Suite("Matches: dates that nobody knows")
struct UnknownDateTests {
  private func run(
    _ server: SeedServer,
    path: String? = nil,
    _ body: (MatchesDriver) async throws -> Void
  ) async throws {
    try await server.run { url in
      let settings = try SQLiteSettingsStore.inMemory()
      try await settings.setSettings(
        StorageSettings(usesRemoteStore: true),
        of: MatchesDriver.visitor
      )
      let driver = try MatchesDriver(
        remote: try FaultyMatchStore(RemoteMatchStore(url: url, timeout: .seconds(60))),
        settings: settings,
        path: path
      )
      try await driver.settle()
      try await body(driver)
      try await driver.close()
    }
  }

  private func enter(_ driver: MatchesDriver) async throws {
    try await driver.choose("Anna", home: true)
    try await driver.choose("Ben", home: false)
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 3 }
  }

  @Test("they are in a section of their own, and no date is made up")
  func list() async throws {
    try await run(SeedServer(matches: 2)) { driver in
      let sections = try driver.matches.sections
      #expect(sections.map(\.title) == ["Date Unknown"])
      #expect(sections.flatMap(\.rows).map(\.date) == [nil, nil])
      #expect(sections.flatMap(\.rows).map(\.id) == ["2", "1"])
      #expect(sections[0].rows[0].text == "Anna against Ben, 3 : 0, date unknown")
    }
  }

  @Test("the editor says so, and knows a date when the person sets it")
  func editor() async throws {
    try await run(SeedServer(matches: 1), path: "match/1") { driver in
      #expect(try driver.editor.playedAt == nil)
      #expect(try driver.editor.dateNotice == "It isn’t known when this match was played.")
      try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 4 }
      try await driver.save()
      try await driver.expect(rows: ["Anna 4 : 0 Ben"])
      try await driver.edit()
      try driver.app.on(EditMatchViewModel.self) { $0.setDateButtonTapped() }
      #expect(try driver.editor.playedAt?.value == .now())
      try driver.app.on(EditMatchViewModel.self) { $0.playedAt?.value = .daysAgo(3) }
      #expect(try driver.editor.playedAt?.value == .daysAgo(3))
      #expect(
        try driver.editor.dateNotice
          == "The server tells no dates of its matches, so it may not keep this one either."
      )
      try await driver.save()
      try await driver.expect(rows: ["Anna 4 : 0 Ben"])
    }
  }

  @Test("rankings count them, but not in a period; and there is no chart, which is said")
  func rankings() async throws {
    try await run(SeedServer(matches: 2), path: "rankings") { driver in
      #expect(try driver.rankings.rows.map(\.rating) == ["10.00", "0.00"])
      #expect(try driver.rankings.chart == nil)
      let noChart = "There is no chart, because it isn’t known when these matches were played."
      #expect(try driver.rankings.notice == noChart)
      let week = try #require(try driver.rankings.periods.last?.id)
      try driver.app.on(RankingsViewModel.self) { $0.selectPeriod(week) }
      try await driver.settle()
      #expect(try driver.rankings.rows.map(\.rating) == ["0.00", "0.00"])
      #expect(
        try driver.rankings.notice
          == "2 matches don’t count here, because their dates aren’t known."
      )
      let anna = try #require(try driver.rankings.rows.first?.id)
      try driver.app.on(RankingsViewModel.self) { $0.selectPlayer(at: anna) }
      try await driver.settle()
      let player: PlayerViewModel = try driver.app.top()
      #expect(player.statistics.value?.first?.value == "2")
      #expect(player.notice == noChart)
    }
  }

  @Test("half-saved: a match whose answer got lost isn't made a second time", arguments: [0, 1])
  func halfSaved(_ alike: Int) async throws {
    let server = SeedServer(matches: alike)
    try await run(server, path: "new") { driver in
      try await enter(driver)
      server.losesAnswers(true)
      try await driver.save()
      try driver.app.answer("OK")
      server.losesAnswers(false)
      try await driver.save()
      try driver.app.expect("[tab Matches] Matches")
      #expect(server.count == alike + 1)
      #expect(server.posts == 1)
    }
  }

  @Test("not saved: an older match that is like it isn't taken for it")
  func notSaved() async throws {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(players[0], 3, 0, players[1], at: nil, to: store.store)
    let driver = try MatchesDriver(store: store, path: "new")
    try await driver.settle()
    try await enter(driver)
    store.fail(.create, .service(.timedOut))
    try await driver.save()
    try driver.app.answer("OK")
    store.fail(.create, nil)
    try await driver.save()
    try driver.app.expect("[tab Matches] Matches")
    #expect(try await store.store.matches().count == 2)
    try await driver.close()
  }
}
