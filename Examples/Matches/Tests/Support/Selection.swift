import MatchesModel
import Observation
import Usher

/// The chosen players, for tests without an editor.
@Observable
final class Selection: ViewModel {
  var players: Set<Player>

  init(_ players: Set<Player>) { self.players = players }
}
