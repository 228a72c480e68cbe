// Mistake: A view model is a struct.
// Says: non-class type 'SongsViewModel' cannot conform to class protocol 'ViewModel'
// Remedy: Make it an `@Observable final class` with an initializer.

import Observation
import Usher

struct SongsViewModel: ViewModel {  // ← here
  // → @Observable final class SongsViewModel: ViewModel {
  // → init() {}
  private(set) var songs: [String] = []
  mutating func add(_ song: String) {  // ← here
    // → func add(_ song: String) {
    songs.append(song)
  }
}
