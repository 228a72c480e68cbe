import Foundation

/// The complete content of a store.
package struct Logbook: Sendable {
  /// The players, sorted by name.
  package let players: [Player]
  /// The matches, newest first.
  package let matches: [Match]

  /// Puts a logbook together from the rows of a database.
  ///
  /// - Parameters:
  ///   - players: the players by their numbers.
  ///   - playing: who plays, by the numbers of match and player.
  ///   - matches: the matches, newest first.
  package init(players: [Int: Player], playing: [Playing], matches: [MatchRow]) {
    let sorted = players.values.sortedByName()
    self.players = sorted
    let order = PlayerOrder(sorted: sorted)
    var sides: [Int: (home: [Player], away: [Player])] = [:]
    for playing in playing {
      guard let player = players[playing.player] else { continue }
      if playing.isAway {
        sides[playing.match, default: ([], [])].away.append(player)
      } else {
        sides[playing.match, default: ([], [])].home.append(player)
      }
    }
    self.matches = matches.map { row in
      let (home, away) = sides[row.number] ?? ([], [])
      return Match(
        id: row.id,
        homePlayers: order.sorted(home),
        awayPlayers: order.sorted(away),
        homeGoals: row.homeGoals,
        awayGoals: row.awayGoals,
        playedAt: row.playedAt.map { Date(milliseconds: $0) }
      )
    }
  }

  /// Who plays in a match, by the numbers of both.
  package struct Playing {
    let match, player: Int
    let isAway: Bool

    package init(match: Int, player: Int, isAway: Bool) {
      self.match = match
      self.player = player
      self.isAway = isAway
    }
  }

  /// A match without its players.
  package struct MatchRow {
    let number: Int
    let id: Match.ID
    let homeGoals, awayGoals: Int
    /// The time in milliseconds since the beginning of 1970; `nil` if it is unknown.
    let playedAt: Int?

    package init(number: Int, id: Match.ID, homeGoals: Int, awayGoals: Int, playedAt: Int?) {
      self.number = number
      self.id = id
      self.homeGoals = homeGoals
      self.awayGoals = awayGoals
      self.playedAt = playedAt
    }
  }
}
