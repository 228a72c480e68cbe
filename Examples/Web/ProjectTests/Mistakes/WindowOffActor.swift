// Mistake: A test makes a `TestWindow` on no actor.
// Says: 'nil' is not compatible with expected argument type 'any Actor'
// Remedy: Write `@MainActor` before the test or its suite.

import Testing
import Usher
import UsherTesting

final class SongViewModel: ViewModel {
  init(screen: Screen<Never>) {}
}

@Test  // ← here
// → @MainActor @Test
func hasTitle() {
  let viewModel = SongViewModel(screen: TestWindow().screen())
  #expect(viewModel.title == "Song")
}
