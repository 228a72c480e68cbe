// Mistake: A row of a `ForEach` is a `Component`.
// Says: generic struct 'ForEach' requires that 'SongRow' conform to 'ElementHTML'
// Remedy: Make it an `ElementComponent`, with `var body: some ElementHTML`: a row is exactly one
//   element.

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

struct SongRow: Component {  // ← here
  // → struct SongRow: ElementComponent {
  let song: Song
  var body: some HTML { li { song.title } }  // ← here
  // → var body: some ElementHTML { li { song.title } }
}

struct SongsView: View {
  let viewModel: SongsViewModel
  var body: some HTML { ul { ForEach(viewModel.songs) { SongRow(song: $0) } } }
}
