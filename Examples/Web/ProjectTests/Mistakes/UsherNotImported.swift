// Mistake: A file imports only the web host.
// Says: cannot find type 'ViewModel' in scope
// Says: unknown attribute 'Observable'
// Remedy: Add `import Usher`, and `import Observation` for `@Observable`.

import UsherWeb  // ← here
// → import Observation
// → import Usher
// → import UsherWeb

@Observable
final class SongsViewModel: ViewModel {
  let title = "Songs"
}

struct SongsView: View {
  let viewModel: SongsViewModel
  var body: some HTML { p { viewModel.title } }
}
