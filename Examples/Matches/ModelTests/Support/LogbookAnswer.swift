import Foundation
import MatchesModel

/// The answers of a server of the API, as far as the tests need them. Sides are in the wrong order,
/// because the API doesn't specify an order.
struct LogbookAnswer: Sendable {
  let status: Int
  let body: Data
  var tag: String?

  init(status: Int, _ text: String) {
    self.status = status
    body = Data(text.utf8)
  }

  private init(_ status: Int, _ value: Any) throws {
    self.status = status
    body = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
  }

  init(_ request: LogbookServer.Request, _ store: SQLiteMatchStore) async throws {
    do {
      self = try await Self.answer(request, store)
    } catch {
      let message = "\(error)"
      try self.init(500, ["response_type": "error", "response": message])
    }
    guard request.method == "GET", status == 200 else { return }
    let tag =
      "\"\(String(decoding: body, as: UTF8.self).utf8.reduce(5381) { $0 &* 33 &+ Int($1) })\""
    if request.tag == tag { self.init(status: 304, "") }
    self.tag = tag
  }

  private static func answer(
    _ request: LogbookServer.Request,
    _ store: SQLiteMatchStore
  ) async throws -> LogbookAnswer {
    let path = request.path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
    switch (request.method, path.first, path.dropFirst().first) {
    case ("GET", "players", nil):
      return try Self(200, try await store.players().map(json))
    case ("GET", "matches", nil):
      return try Self(200, try await store.matches().map(json))
    case ("POST", "players", nil):
      let name = try values(request)["name"] as? String ?? ""
      return try Self(201, json(try await store.createPlayer(named: name)))
    case ("POST", "matches", nil):
      let match = try await store.create(try await parameters(request, store))
      return try Self(201, ["id": match.id])
    case ("PUT", "matches", let id?):
      try await store.update(id, with: try await parameters(request, store))
      return try Self(200, ["id": id])
    case ("DELETE", "matches", let id?):
      try await store.delete(id)
      return try Self(200, ["id": id])
    case ("DELETE", "players", let id?):
      try await store.deletePlayer(id)
      return try Self(200, ["id": id])
    default:
      return try Self(404, [String]())
    }
  }

  private static func values(_ request: LogbookServer.Request) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(request.body.utf8)) as? [String: Any] ?? [:]
  }

  private static func parameters(
    _ request: LogbookServer.Request,
    _ store: SQLiteMatchStore
  ) async throws -> MatchParameters {
    let values = try values(request)
    let known = try await store.players()
    func side(_ key: String) -> Set<Player> {
      let ids = values[key] as? [String] ?? []
      return Set(ids.map { id in known.first { $0.id == id } ?? Player(id: id, name: "?") })
    }
    let time = values["played_at"] as? String
    return MatchParameters(
      homePlayers: side("home_player_ids"),
      awayPlayers: side("away_player_ids"),
      homeGoals: values["home_goals"] as? Int ?? -1,
      awayGoals: values["away_goals"] as? Int ?? -1,
      playedAt: try time.map {
        try Date($0, strategy: .iso8601.year().month().day().time(includingFractionalSeconds: true))
      }
    )
  }

  private static func json(_ player: Player) -> [String: Any] {
    ["id": player.id, "name": player.name]
  }

  private static func json(_ match: Match) -> [String: Any] {
    var members: [String: Any] = [
      "id": match.id, "home_goals": match.homeGoals, "away_goals": match.awayGoals,
      "home_players": match.homePlayers.reversed().map(json),
      "away_players": match.awayPlayers.reversed().map(json),
    ]
    members["played_at"] = match.playedAt.map(text)
    return members
  }

  /// Foundation cuts off fractions of a millisecond, and many times are slightly less than a whole
  /// one.
  private static func text(_ date: Date) -> String {
    date.addingTimeInterval(0.0001).formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(
        separator: .omitted
      )
    )
  }
}
