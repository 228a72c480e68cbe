// Mistake: A view calls something that shows nothing.
// Says: cannot convert value of type '()' to expected argument type 'StaticString'
// Remedy: Do it in the view model: a body only says what the screen shows, and is evaluated many
//   times.

import Usher
import UsherWeb

final class SongsViewModel: ViewModel {}

struct SongsView: View {
  let viewModel: SongsViewModel

  var body: some HTML {
    print("The view is drawn.")  // ← here
    p { "Songs" }
    // → p { "More songs" }
  }
}
