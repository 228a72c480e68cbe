// Mistake: A row of a `ForEach` consists of several elements.
// Says: type '()' cannot conform to 'ElementHTML'
// Remedy: Put them into one element, as `li { … }`.

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
    ForEach(viewModel.songs) { song in  // ← here
      strong { song.title }  // ← here
      small { "a song" }  // ← here
    }  // ← here
    // → ForEach(viewModel.songs) { song in
    // →   li {
    // →     strong { song.title }
    // →     small { "a song" }
    // →   }
    // → }
  }
}
