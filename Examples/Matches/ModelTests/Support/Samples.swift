import Foundation
import MatchesModel

extension Player {
  static let a = Player(id: "a", name: "A")
  static let b = Player(id: "b", name: "B")
  static let c = Player(id: "c", name: "C")
}

extension Match {
  static func sample(
    _ id: String = "1",
    _ home: [Player] = [.a],
    _ away: [Player] = [.b],
    _ homeGoals: Int = 1,
    _ awayGoals: Int = 0,
    at time: TimeInterval? = 0
  ) -> Match {
    Match(
      id: id,
      homePlayers: home,
      awayPlayers: away,
      homeGoals: homeGoals,
      awayGoals: awayGoals,
      playedAt: time.map { Date(timeIntervalSince1970: $0) }
    )
  }
}

extension MatchParameters {
  static func sample(
    _ home: [Player],
    _ away: [Player],
    _ homeGoals: Int = 1,
    _ awayGoals: Int = 0,
    at time: TimeInterval? = 0
  ) -> MatchParameters {
    MatchParameters(
      homePlayers: Set(home),
      awayPlayers: Set(away),
      homeGoals: homeGoals,
      awayGoals: awayGoals,
      playedAt: time.map { Date(timeIntervalSince1970: $0) }
    )
  }
}
