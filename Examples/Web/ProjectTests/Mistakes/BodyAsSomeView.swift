// Mistake: The body of a view is `some View`, as in SwiftUI.
// Says: return type of property 'body' requires that 'Element<NoAttributes, StaticText>' conform to
//   'View'
// Remedy: Write `var body: some HTML`.

import Usher
import UsherWeb

final class SongsViewModel: ViewModel {}

struct SongsView: View {
  let viewModel: SongsViewModel

  var body: some View { p { "Songs" } }  // ← here
  // → var body: some HTML { p { "Songs" } }
}
