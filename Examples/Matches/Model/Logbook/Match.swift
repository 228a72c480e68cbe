package import Foundation

/// A match that was played.
///
/// Two matches are equal if their ids are equal. ``contentMatches(_:)`` compares the complete
/// content.
package struct Match: Identifiable, Hashable, Codable, Sendable {
  package let id: String
  /// The players of the home side, sorted by name. A side can be empty, because a server may delete
  /// players.
  package let homePlayers: [Player]
  /// The players of the away side, sorted by name; like ``homePlayers`` this can be empty.
  package let awayPlayers: [Player]
  package let homeGoals: Int
  package let awayGoals: Int
  /// The time of the match; `nil` if it is unknown: some servers store no dates.
  package let playedAt: Date?

  /// Creates a match. The order of the players is kept.
  package init(
    id: String,
    homePlayers: [Player],
    awayPlayers: [Player],
    homeGoals: Int,
    awayGoals: Int,
    playedAt: Date?
  ) {
    self.id = id
    self.homePlayers = homePlayers
    self.awayPlayers = awayPlayers
    self.homeGoals = homeGoals
    self.awayGoals = awayGoals
    self.playedAt = playedAt
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.id == second.id
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  /// Returns the result for a side.
  package func result(for side: MatchSide) -> MatchResult {
    if homeGoals == awayGoals { return .drawn }
    return (homeGoals > awayGoals) == (side == .home) ? .won : .lost
  }

  /// Returns the side on which a player played; `nil` if they didn't play.
  package func side(of player: Player.ID) -> MatchSide? {
    if homePlayers.contains(where: { $0.id == player }) { return .home }
    return awayPlayers.contains { $0.id == player } ? .away : nil
  }

  /// Whether the match was played at `start` or later. With `nil` this is always true; otherwise a
  /// match of unknown date doesn't count.
  package func wasPlayed(since start: Date?) -> Bool {
    guard let start else { return true }
    return playedAt.map { $0 >= start } ?? false
  }
}

extension Match: ContentMatching {
  package func contentMatches(_ other: Self) -> Bool {
    id == other.id && homePlayers.contentMatches(other.homePlayers)
      && awayPlayers.contentMatches(other.awayPlayers) && homeGoals == other.homeGoals
      && awayGoals == other.awayGoals && playedAt == other.playedAt
  }
}

extension Match {
  /// Creates a match in the form that a store keeps: players sorted, date rounded to the
  /// millisecond.
  init(id: String, _ parameters: MatchParameters) {
    self.init(
      id: id,
      homePlayers: parameters.homePlayers.sortedByName(),
      awayPlayers: parameters.awayPlayers.sortedByName(),
      homeGoals: parameters.homeGoals,
      awayGoals: parameters.awayGoals,
      playedAt: parameters.playedAt?.toTheMillisecond
    )
  }
}
