// Mistake: `@ObservationIgnored` stands before each `let` of a view model.
// Compiles: It isn't needed: `@Observable` leaves constants alone.

import Observation
import Usher

@Observable
final class SongViewModel: ViewModel {
  @ObservationIgnored private let screen: Screen<Never>
  @ObservationIgnored private let playing = Command()
  private let id: Int

  init(id: Int, screen: Screen<Never>) {
    self.id = id
    self.screen = screen
  }
}
