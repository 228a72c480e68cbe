import Foundation
import MatchesModel

/// A logbook of two years, with the same content each time.
struct Sample {
  let players: [Player]
  /// The matches, newest first.
  let matches: [Match]
  let now = Date(timeIntervalSince1970: 1_700_000_000)

  init(players count: Int, matches: Int) {
    let players = (0..<count).map { Player(id: Self.id($0, 1), name: "Player \($0)") }
    self.players = players
    let now = now
    self.matches = (0..<matches).map { index in
      // The players change from match to match and are never twice in one; half of all matches have
      // two players.
      let step = max(1, count / 5)
      let offsets = [0] + (0..<3).map { $0 * step + 1 + index % step }
      let four = offsets.map { players[(index * 37 + $0) % count] }
      let isDouble = index.isMultiple(of: 2)
      return Match(
        id: Self.id(index, 2),
        homePlayers: isDouble ? [four[0], four[1]] : [four[0]],
        awayPlayers: isDouble ? [four[2], four[3]] : [four[1]],
        homeGoals: index % 5,
        awayGoals: index / 5 % 4,
        playedAt: now.addingTimeInterval(Double(-3600 * index))
      )
    }
  }

  /// Returns an id in the form of the stores' ids.
  private static func id(_ number: Int, _ kind: Int) -> String {
    String(format: "%08x-0000-4000-8000-%012x", number &* 2_654_435_761 & 0xffff_ffff, kind)
  }
}
