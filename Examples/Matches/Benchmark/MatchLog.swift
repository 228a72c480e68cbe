import Foundation
import MatchesModel

/// Measures the operations on a large logbook.
@main
enum MatchLog {
  static func main() async throws {
    let sample = Sample(players: 500, matches: 20_000)
    print("| \(sample.matches.count) matches, \(sample.players.count) players | | first try | × |")
    print("|---|--:|--:|--:|")
    try await count(sample)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await read(sample, at: folder.appending(path: "matches.sqlite").path)
    try await serve(sample)
  }

  private static func count(_ sample: Sample) async throws {
    let (players, matches, now) = (sample.players, sample.matches, sample.now)
    let calendar = Calendar(identifier: .gregorian)
    await show("rankings of all") {
      _ = RankingEngine.rankings(of: players, matches: matches)
    } against: {
      _ = FirstTry.rankings(of: players, matches: matches)
    }
    await show("groups: the last week, the last month, earlier") {
      _ = MatchGroup.groups(of: matches, now: now, calendar: calendar)
    } against: {
      _ = FirstTry.groups(of: matches, now: now, calendar: calendar)
    }
    let five = Array(players.prefix(5))
    await show("lines of 5 players") {
      _ = RatingHistory.lines(of: five, matches: matches)
    } against: {
      _ = FirstTry.lines(of: five, matches: matches)
    }
    let small = Sample(players: 5, matches: 2000)
    await show("lines of 5 players, who played 2,000 matches alone") {
      let (players, matches) = (small.players, small.matches)
      _ = RatingHistory.lines(of: players, matches: matches)
    } against: {
      _ = FirstTry.lines(of: small.players, matches: small.matches)
    }
  }

  private static func read(_ sample: Sample, at path: String) async throws {
    try await fill(try SQLiteMatchStore(path: path), sample)
    let perMatch = try QueryPerMatch(path: path)
    try await show("SQLite: the first list of matches") {
      _ = try await SQLiteMatchStore(path: path).matches()
    } against: {
      _ = try await perMatch.matches()
    }
    let store = try SQLiteMatchStore(path: path)
    _ = try await store.matches()
    try await show("SQLite: the next", repeating: 1000) {
      _ = try await store.matches()
    } against: {
      _ = try await perMatch.matches()
    }
    _ = try await store.rankings(since: nil)
    try await show("SQLite: rankings, the second time", repeating: 1000) {
      _ = try await store.rankings(since: nil)
    } against: {
      _ = FirstTry.rankings(of: sample.players, matches: sample.matches)
    }
  }

  private static func serve(_ sample: Sample) async throws {
    let places = Dictionary(uniqueKeysWithValues: zip(sample.players.map(\.id), 0...))
    let server = try await ServerContests(
      players: sample.players.count,
      matches: sample.matches.reversed().map { match in
        (
          match.homePlayers.compactMap { places[$0.id] },
          match.awayPlayers.compactMap { places[$0.id] },
          (match.homeGoals, match.awayGoals), match.playedAt ?? .distantPast
        )
      }
    )
    print(row("Goalbase: the first list of matches", try await server.cold()))
    print(row("Goalbase: the next, × the first", try await server.again(knowing: false)))
    print(row("Goalbase: that it's the same, × the first", try await server.again(knowing: true)))
  }

  private static func fill(_ store: some MatchStore, _ sample: Sample) async throws {
    var players: [Player.ID: Player] = [:]
    for player in sample.players {
      players[player.id] = try await store.createPlayer(named: player.name)
    }
    for match in sample.matches.reversed() {
      try await store.create(
        MatchParameters(
          homePlayers: Set(match.homePlayers.compactMap { players[$0.id] }),
          awayPlayers: Set(match.awayPlayers.compactMap { players[$0.id] }),
          homeGoals: match.homeGoals,
          awayGoals: match.awayGoals,
          playedAt: match.playedAt
        )
      )
    }
  }

  private static func show(
    _ name: String,
    repeating count: Int = 1,
    _ body: () async throws -> Void,
    against other: () async throws -> Void
  ) async rethrows {
    print(row(name, try await Contest(repeating: count, body, against: other)))
  }

  private static func row(_ name: String, _ contest: Contest) -> String {
    "| \(name) | \(contest.cells) |"
  }
}
