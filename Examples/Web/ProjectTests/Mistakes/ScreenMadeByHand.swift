// Mistake: A test of a view model alone makes the screen itself.
// Says: missing arguments for parameters 'id', 'scope', 'device', 'presence', 'on' in call
// Remedy: Let a window make it: `TestWindow().screen()`, or `.screen { events.append($0) }` to see
//   its events.

import Testing
import Usher
import UsherTesting

final class SongViewModel: ViewModel {
  init(screen: Screen<Never>) {}
}

@MainActor @Test
func hasTitle() {
  let viewModel = SongViewModel(screen: Screen())  // ← here
  // → let viewModel = SongViewModel(screen: TestWindow().screen())
  #expect(viewModel.title == "Song")
}
