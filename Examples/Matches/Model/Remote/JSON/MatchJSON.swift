import Foundation

/// A match in an answer of the API.
struct MatchJSON: Decodable {
  let id: String
  let homeGoals: Int
  let awayGoals: Int
  let homePlayers: [PlayerJSON]
  let awayPlayers: [PlayerJSON]
  /// The time when the match was played, or else when it was logged; `nil` if a server sends
  /// neither, for example the original one.
  let playedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case id
    case homeGoals = "home_goals"
    case awayGoals = "away_goals"
    case homePlayers = "home_players"
    case awayPlayers = "away_players"
    case playedAt = "played_at"
    case createdAt = "created_at"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    homeGoals = try values.decode(Int.self, forKey: .homeGoals)
    awayGoals = try values.decode(Int.self, forKey: .awayGoals)
    homePlayers = try values.decode([PlayerJSON].self, forKey: .homePlayers)
    awayPlayers = try values.decode([PlayerJSON].self, forKey: .awayPlayers)
    let played = try values.decodeIfPresent(String.self, forKey: .playedAt)
    if let played {
      guard let time = APITime(played) else {
        throw DecodingError.dataCorruptedError(
          forKey: .playedAt,
          in: values,
          debugDescription: "\(played) isn't a time."
        )
      }
      playedAt = time.date
    } else {
      let created = try values.decodeIfPresent(String.self, forKey: .createdAt)
      playedAt = created.flatMap { APITime($0)?.date }
    }
  }

  /// - Parameter order: Sorts the sides: servers send them in any order.
  func match(_ order: PlayerOrder) -> Match {
    Match(
      id: id,
      homePlayers: order.sorted(homePlayers.map(\.player)),
      awayPlayers: order.sorted(awayPlayers.map(\.player)),
      homeGoals: homeGoals,
      awayGoals: awayGoals,
      playedAt: playedAt
    )
  }
}
