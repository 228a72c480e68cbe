import Foundation
import Matches
import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

/// Drives the app as a person does.
@MainActor
final class MatchesDriver {
  let app: TestApp
  let store: FaultyMatchStore
  let remote: FaultyMatchStore
  let settings: SQLiteSettingsStore
  static let visitor = "visitor"
  nonisolated static let server =
    URL(string: "http://localhost:3000/api/v1/") ?? URL(fileURLWithPath: "/")

  init(
    store: FaultyMatchStore? = nil,
    remote: FaultyMatchStore? = nil,
    settings: SQLiteSettingsStore? = nil,
    path: String? = nil,
    locale: DeviceLocale = .english,
    timeZone: String? = Calendar.test.timeZone.identifier
  ) throws {
    let store = try store ?? FaultyMatchStore()
    let remote = try remote ?? FaultyMatchStore()
    let settings = try settings ?? SQLiteSettingsStore.inMemory()
    self.store = store
    self.remote = remote
    self.settings = settings
    let services = MatchesServices(
      stores: MatchStores(device: store, defaultServer: { Self.server }) {
        url throws(MatchesError) in
        guard url == Self.server else { throw MatchesError.refused("No other server.") }
        return remote
      },
      settings: settings,
      calendar: .test,
      now: { .now() }
    )
    app = try TestApp(path: path, locale: locale, timeZone: timeZone) {
      MatchesCoordinator(services: services, visitor: Self.visitor, flow: $0)
    }
  }

  func settle() async throws { try await app.settle() }

  /// Puts players into the store, by their names.
  @discardableResult
  static func add(_ names: [String], to store: any MatchStore) async throws -> [Player] {
    var players: [Player] = []
    for name in names { players.append(try await store.createPlayer(named: name)) }
    return players
  }

  /// Puts a match into the store.
  @discardableResult
  static func add(
    _ home: Player,
    _ homeGoals: Int,
    _ awayGoals: Int,
    _ away: Player,
    at date: Date? = .now(-60),
    to store: any MatchStore
  ) async throws -> Match {
    try await store.create(
      MatchParameters(
        homePlayers: [home],
        awayPlayers: [away],
        homeGoals: homeGoals,
        awayGoals: awayGoals,
        playedAt: date
      )
    )
  }

  /// An app with Anna and Ben, and a match of theirs.
  static func withMatch(path: String? = nil) async throws -> MatchesDriver {
    let store = try FaultyMatchStore()
    let players = try await add(["Anna", "Ben"], to: store.store)
    try await add(players[0], 2, 1, players[1], to: store.store)
    let driver = try MatchesDriver(store: store, path: path)
    try await driver.settle()
    return driver
  }

  /// An app with matches of Anna and Ben, one a day, and one of Änne and Carla Müller four weeks ago.
  static func withMany(_ count: Int = 30) async throws -> MatchesDriver {
    let store = try FaultyMatchStore()
    let players = try await add(["Anna", "Ben", "Änne", "Carla Müller"], to: store)
    for day in 1...count {
      try await add(players[0], day, 0, players[1], at: .daysAgo(day), to: store)
    }
    try await add(players[2], 1, 1, players[3], at: .daysAgo(28) - 3600, to: store)
    let driver = try MatchesDriver(store: store)
    try await driver.settle()
    return driver
  }

  var matches: MatchesViewModel { get throws { try app.top() } }
  var editor: EditMatchViewModel { get throws { try app.top() } }
  var players: ManagePlayersViewModel { get throws { try app.top() } }
  var rankings: RankingsViewModel { get throws { try app.top() } }

  /// The rows of the list, for example “Anna 2 : 1 Ben”.
  var rows: [String] {
    get throws {
      try matches.sections.flatMap(\.rows).map {
        "\($0.homePlayers) \($0.result) \($0.awayPlayers)"
      }
    }
  }

  /// Waits until the list shows these rows: changes are reported with a delay.
  func expect(rows: [String], at location: SourceLocation = #_sourceLocation) async throws {
    try await settle()
    _ = try? await app.wait { (try? self.rows) == rows }
    #expect(try self.rows == rows, sourceLocation: location)
  }

  func row(_ index: Int = 0) throws -> MatchRow.ID {
    try #require(try matches.sections.flatMap(\.rows).dropFirst(index).first?.id)
  }

  func player(_ name: String) throws -> PlayerRow.ID {
    try #require(try players.rows.first { $0.name == name }?.id)
  }

  /// Opens the editor of the row at a position.
  func edit(_ index: Int = 0) async throws {
    if try !matches.isEditing { try app.on(MatchesViewModel.self) { $0.editButtonTapped() } }
    try await settle()
    let id = try row(index)
    try app.on(MatchesViewModel.self) { $0.selectMatch(at: id) }
    try await settle()
  }

  func search(_ text: String) async throws {
    try app.on(MatchesViewModel.self) { $0.query = text }
    try await settle()
  }

  func addMatch() async throws {
    try app.on(MatchesViewModel.self) { $0.addButtonTapped() }
    try await settle()
  }

  /// Chooses a player in the editor for a side.
  func choose(_ name: String, home: Bool) async throws {
    try app.on(EditMatchViewModel.self) {
      if home { $0.homePlayersButtonTapped() } else { $0.awayPlayersButtonTapped() }
    }
    try await settle()
    let id = try player(name)
    try app.on(ManagePlayersViewModel.self) { $0.togglePlayer(at: id) }
    try await settle()
    try app.back()
    try await settle()
  }

  func save() async throws {
    try app.on(EditMatchViewModel.self) { $0.saveButtonTapped() }
    try await settle()
  }

  func close() async throws {
    app.navigation.close()
    try await app.wait { app.navigation.leaks.isEmpty }
    try app.close()
  }
}
