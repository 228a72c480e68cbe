package import Foundation

/// The content of a match, for creating a match or changing one.
package struct MatchParameters: Equatable, Sendable {
  package var homePlayers: Set<Player>
  package var awayPlayers: Set<Player>
  package var homeGoals: Int
  package var awayGoals: Int
  /// The time of the match, stored to the millisecond; `nil` while it is unknown.
  package var playedAt: Date?

  package init(
    homePlayers: Set<Player>,
    awayPlayers: Set<Player>,
    homeGoals: Int,
    awayGoals: Int,
    playedAt: Date?
  ) {
    self.homePlayers = homePlayers
    self.awayPlayers = awayPlayers
    self.homeGoals = homeGoals
    self.awayGoals = awayGoals
    self.playedAt = playedAt
  }

  /// Creates the parameters from the current content of a match.
  package init(_ match: Match) {
    self.init(
      homePlayers: Set(match.homePlayers),
      awayPlayers: Set(match.awayPlayers),
      homeGoals: match.homeGoals,
      awayGoals: match.awayGoals,
      playedAt: match.playedAt
    )
  }

  /// The reasons why stores refuse the match, home before away; empty if the match is valid.
  package var problems: [MatchProblem] {
    var problems: [MatchProblem] = []
    if homePlayers.isEmpty { problems.append(.emptySide(.home)) }
    if awayPlayers.isEmpty { problems.append(.emptySide(.away)) }
    problems += homePlayers.intersection(awayPlayers).sortedByName().map { .onBothSides($0) }
    if homeGoals < 0 { problems.append(.negativeGoals(.home)) }
    if awayGoals < 0 { problems.append(.negativeGoals(.away)) }
    return problems
  }

  /// - Throws: `invalidMatch` if there are ``problems``.
  func check() throws {
    let problems = problems
    guard problems.isEmpty else { throw MatchesError.invalidMatch(problems) }
  }

  /// - Throws: `invalidMatch` if a player isn't among `known`.
  package func check(playersAmong known: Set<Player.ID>) throws {
    let unknown = homePlayers.union(awayPlayers).filter { !known.contains($0.id) }
    guard unknown.isEmpty else {
      throw MatchesError.invalidMatch(unknown.sortedByName().map { .unknownPlayer($0) })
    }
  }
}

extension MatchParameters: Codable {
  private enum CodingKeys: CodingKey {
    case homePlayers, awayPlayers, homeGoals, awayGoals, playedAt
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    homePlayers = Set(try values.decode([Player].self, forKey: .homePlayers))
    awayPlayers = Set(try values.decode([Player].self, forKey: .awayPlayers))
    homeGoals = try values.decode(Int.self, forKey: .homeGoals)
    awayGoals = try values.decode(Int.self, forKey: .awayGoals)
    playedAt = try values.decodeIfPresent(Date.self, forKey: .playedAt)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    // Encodes sets in a fixed order, so that equal parameters have equal encodings.
    try values.encode(homePlayers.sortedByName(), forKey: .homePlayers)
    try values.encode(awayPlayers.sortedByName(), forKey: .awayPlayers)
    try values.encode(homeGoals, forKey: .homeGoals)
    try values.encode(awayGoals, forKey: .awayGoals)
    try values.encodeIfPresent(playedAt, forKey: .playedAt)
  }
}
