// Mistake: A view model calls an asynchronous method of its own, and the package has none of
//   Usher's settings.
// Settings: none
// Says: sending '$0' risks causing data races
// Remedy: Add `.enableUpcomingFeature("NonisolatedNonsendingByDefault")` to the target's
//   `swiftSettings`: then asynchronous methods stay on their caller's actor.

import Observation
import Usher

actor SongStore { func songs() throws -> [String] { [] } }

@Observable
final class SongsViewModel: ViewModel {
  private(set) var songs: [String] = []
  private let store: SongStore
  private let screen: Screen<Never>
  private let loading = Command()

  init(store: SongStore, screen: Screen<Never>) {
    self.store = store
    self.screen = screen
  }

  func refreshButtonTapped() {
    loading(screen, of: self) { try await $0.load() }
  }

  private func load() async throws { songs = try await store.songs() }
}
