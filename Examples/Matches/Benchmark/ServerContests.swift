import Foundation
import Goalbase

/// Measures Goalbase's list of matches, without the network.
struct ServerContests {
  private let store: SQLiteGoalbaseStore

  /// - Parameter matches: The matches, oldest first; sides are indices of players.
  init(
    players: Int,
    matches: [(home: [Int], away: [Int], goals: (Int, Int), playedAt: Date)]
  ) async throws {
    store = try .inMemory()
    var ids: [EntityID] = []
    for number in 0..<players {
      let time = Timestamp(milliseconds: Int64(number))
      ids.append(try await store.createPlayer(name: "Player \(number)", at: time).player.id)
    }
    for match in matches {
      let content = MatchContent(
        homeGoals: match.goals.0,
        awayGoals: match.goals.1,
        homePlayers: match.home.map { ids[$0] },
        awayPlayers: match.away.map { ids[$0] },
        playedAt: Timestamp(match.playedAt)
      )
      _ = try await store.createMatch(content, at: Timestamp(match.playedAt))
    }
  }

  /// Measures the first answer after a change, compared with an answer by `JSONEncoder`.
  func cold() async throws -> Contest {
    try await Contest {
      _ = await GoalbaseAPI(store: store).respond(to: request())
    } against: {
      let logbook = try await store.logbook().value
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      _ = try encoder.encode(logbook.matches.map { EncodedMatch($0, logbook.players) })
    }
  }

  /// Measures the same list again, or only the answer that it is unchanged, compared with the first
  /// answer.
  func again(knowing isKnown: Bool) async throws -> Contest {
    let api = GoalbaseAPI(store: store)
    let first = await api.respond(to: request())
    let tags = first.headers.filter { $0.name == "etag" && isKnown }.map(\.value)
    return await Contest(repeating: 100) {
      _ = await api.respond(to: request(tags))
    } against: {
      _ = await GoalbaseAPI(store: store).respond(to: request())
    }
  }

  private func request(_ tags: [String] = []) -> GoalbaseRequest {
    GoalbaseRequest(method: "GET", path: "\(GoalbaseAPI.path)/matches", knownTags: tags)
  }
}

/// A match in the form for `JSONEncoder`.
private struct EncodedMatch: Encodable {
  struct EncodedPlayer: Encodable {
    let id: String
    let name: String
  }

  let id: String
  let homeGoals: Int
  let awayGoals: Int
  let homePlayers: [EncodedPlayer]
  let awayPlayers: [EncodedPlayer]
  let playedAt: String

  init(_ match: Match, _ players: [Player]) {
    func side(_ places: [Int]) -> [EncodedPlayer] {
      places.map { EncodedPlayer(id: players[$0].id.description, name: players[$0].name) }
    }
    id = match.id.description
    homeGoals = match.homeGoals
    awayGoals = match.awayGoals
    homePlayers = side(match.home)
    awayPlayers = side(match.away)
    playedAt = match.playedAt.description
  }
}
