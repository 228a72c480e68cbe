// Mistake: An `@Observable` class has a `lazy var`.
// Says: 'lazy' cannot be used on a computed property
// Says: init accessor cannot refer to property '_sorted'; init accessors can refer only to stored
//   properties
// Remedy: Make it a computed property or a `let`. If it must be lazy, write
//   `@ObservationIgnored private lazy var`: then no view is drawn again when it changes.

import Observation
import Usher

@Observable
final class SongsViewModel: ViewModel {
  private(set) var songs = ["Misery Ridge", "Abandoned"]
  private lazy var sorted = songs.sorted()  // ← here
  // → private var sorted: [String] { songs.sorted() }

  var first: String? { sorted.first }
}
