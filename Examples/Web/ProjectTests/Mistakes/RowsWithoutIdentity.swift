// Mistake: The values of a `ForEach` are plain texts.
// Says: generic struct 'ForEach' requires that 'String' conform to 'Identifiable'
// Remedy: Give each row an identity that stays: make the values a struct that is `Identifiable` and
//   `Equatable`.

import Observation
import Usher
import UsherWeb

@Observable
final class SongsViewModel: ViewModel {
  private(set) var songs: [String] = []  // ← here
  // → private(set) var songs: [Song] = []
}

// → struct Song: Identifiable, Equatable { let id: Int; let title: String }

struct SongsView: View {
  let viewModel: SongsViewModel

  var body: some HTML {
    ul {
      ForEach(viewModel.songs) { song in li { song } }  // ← here
      // → ForEach(viewModel.songs) { song in li { song.title } }
    }
  }
}
