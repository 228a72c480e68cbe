// Mistake: A view has a `for` loop.
// Says: closure containing control flow statement cannot be used with result builder 'HTMLBuilder'
// Remedy: Write `ForEach(viewModel.songs) { song in li { song.title } }`.

import Observation
import Usher
import UsherWeb

struct Song: Identifiable, Equatable {
  let id: Int
  let title: String
}

@Observable
final class SongsViewModel: ViewModel {
  private(set) var songs: [Song] = []
}

struct SongsView: View {
  let viewModel: SongsViewModel

  var body: some HTML {
    ul {
      for song in viewModel.songs { li { song.title } }  // ← here
      // → ForEach(viewModel.songs) { song in li { song.title } }
    }
  }
}
