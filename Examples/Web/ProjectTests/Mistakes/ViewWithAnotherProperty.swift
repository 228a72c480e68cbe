// Mistake: A view has a property beside its view model.
// Says: type 'SongsView' does not conform to protocol 'ScreenView'
// Says: protocol requires nested type 'Model'
// Remedy: Keep what the screen shows in its view model. A property that stays has a value where it
//   is declared, `let color = "red"`: the host makes the view by `init(viewModel:)`.

import Usher
import UsherWeb

final class SongsViewModel: ViewModel {}

struct SongsView: View {
  let viewModel: SongsViewModel
  let color: String  // ← here
  // → let color = "red"

  var body: some HTML { p { color } }
}
