// Mistake: The view model of a view has another name than `viewModel`.
// Says: type 'SongsView' does not conform to protocol 'ScreenView'
// Says: protocol requires nested type 'Model'
// Remedy: Call it `let viewModel: SongsViewModel`, and don't make it private.

import Usher
import UsherWeb

final class SongsViewModel: ViewModel {}

struct SongsView: View {
  let model: SongsViewModel  // ← here
  // → let viewModel: SongsViewModel

  var body: some HTML { p { "Songs" } }
}
