// Mistake: A property of a view consists of several elements.
// Says: function declares an opaque return type, but has no return statements in its body from
//   which to infer an underlying type
// Remedy: Write `@HTMLBuilder` before it, or make it a `Component`. The `body` and the toolbars of
//   a view have it already.

import Usher
import UsherWeb

final class SongsViewModel: ViewModel {}

struct SongsView: View {
  let viewModel: SongsViewModel
  var body: some HTML { top }

  // → @HTMLBuilder
  private var top: some HTML {  // ← here
    // → private var top: some HTML {
    h2 { "Songs" }
    p { "All of them" }
  }
}
