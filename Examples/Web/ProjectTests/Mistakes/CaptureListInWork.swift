// Mistake: Asynchronous work has a capture list.
// Compiles: Swift 6.3 takes the work off the screen's actor, unless that is the main actor; then it
//   races with other code of the screen. Write `let id = id` before it, without a capture list, and
//   use the owner that the closure gets for everything else.

import Observation
import Usher

@Observable
final class SongViewModel: ViewModel {
  private(set) var isPlaying = false
  private var id: Int
  private let screen: Screen<Never>
  private let playing = Command()

  init(id: Int, screen: Screen<Never>) {
    self.id = id
    self.screen = screen
  }

  func playButtonTapped() {
    playing(screen, of: self) { [id] in await $0.play(id) }
  }

  private func play(_ id: Int) async { isPlaying = true }
}
