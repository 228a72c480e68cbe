import MatchesModel
import Observation
import Usher

/// Who is chosen, where there is no editor.
@Observable
final class Selection: ViewModel {
  var players: Set<Player>

  init(_ players: Set<Player>) { self.players = players }
}
