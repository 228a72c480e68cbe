// Mistake: A view calls an action where it should name it.
// Says: cannot convert value of type '()' to expected argument type '() -> Void'
// Remedy: Write `.on(.click, viewModel.addButtonTapped)`; with an argument, in a closure:
//   `.on(.click) { viewModel.select(song.id) }`.

import Usher
import UsherWeb

final class SongsViewModel: ViewModel {
  func select(_ id: Int) {}
}

struct SongsView: View {
  let viewModel: SongsViewModel

  var body: some HTML {
    button { "Play" }.on(.click, viewModel.select(1))  // ← here
    // → button { "Play" }.on(.click) { viewModel.select(1) }
  }
}
