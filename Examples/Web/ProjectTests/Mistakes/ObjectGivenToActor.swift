// Mistake: A view model gives an object of the model to an actor.
// Says: sending '$0.song' risks causing data races
// Remedy: Make what travels between actors a `Sendable` value: a struct.

import Observation
import Usher

final class Song { var title = "" }  // ← here
// → struct Song { var title = "" }
actor SongStore { func save(_ song: Song) {} }

@Observable
final class SongViewModel: ViewModel {
  private let song: Song
  private let store: SongStore
  private let screen: Screen<Never>
  private let saving = Command()

  init(song: Song, store: SongStore, screen: Screen<Never>) {
    self.song = song
    self.store = store
    self.screen = screen
  }

  func saveButtonTapped() {
    saving(screen, of: self) { await $0.store.save($0.song) }
  }
}
