// Mistake: A view model starts a `Task`.
// Says: passing closure as a 'sending' parameter risks causing data races between code in the
//   current task and concurrent execution of the closure
// Remedy: Use the screen's scope, which ends with the screen:
//   `screen.scope.task(self) { await $0.load() }`; or a `Command`, which tells whether it runs and
//   why it failed.

import Observation
import Usher

actor SongStore { func songs() -> [String] { [] } }

@Observable
final class SongsViewModel: ViewModel {
  private(set) var songs: [String] = []
  private let store: SongStore
  private let screen: Screen<Never>

  init(store: SongStore, screen: Screen<Never>) {
    self.store = store
    self.screen = screen
  }

  func refreshButtonTapped() {
    Task { await load() }  // ← here
    // → screen.scope.task(self) { await $0.load() }
  }

  private func load() async { songs = await store.songs() }
}
