import MatchesModel
import Observation

/// Who is chosen for one side.
@Observable
final class Side {
  var players: Set<Player>

  init(_ players: Set<Player>) { self.players = players }
}
