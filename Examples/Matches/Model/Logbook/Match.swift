package import Foundation

/// A match that was played.
///
/// Two are equal if they have one id. ``contentMatches(_:)`` compares all.
package struct Match: Identifiable, Hashable, Codable, Sendable {
  package let id: String
  /// By name. A store may hold matches whose side is empty, because a server deleted who played.
  package let homePlayers: [Player]
  /// As ``homePlayers``.
  package let awayPlayers: [Player]
  package let homeGoals: Int
  package let awayGoals: Int
  /// `nil` where nobody knows: some servers keep no dates.
  package let playedAt: Date?

  /// Keeps the players in the order they are given in.
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

  /// How it ended for a side.
  package func result(for side: MatchSide) -> MatchResult {
    if homeGoals == awayGoals { return .drawn }
    return (homeGoals > awayGoals) == (side == .home) ? .won : .lost
  }

  /// The side a player was on; `nil` if they didn't play.
  package func side(of player: Player.ID) -> MatchSide? {
    if homePlayers.contains(where: { $0.id == player }) { return .home }
    return awayPlayers.contains { $0.id == player } ? .away : nil
  }

  /// Whether it was played since then, or ever; one of unknown date only counts as that.
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
  /// What a store keeps.
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
