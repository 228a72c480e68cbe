// Mistake: A view calls an asynchronous method of its view model.
// Says: cannot pass function of type '@concurrent () async -> ()' to parameter expecting
//   synchronous function type
// Remedy: Call a method that begins the work, as by a `Command`: then the view model knows that it
//   runs, and the work ends with the screen.

import Observation
import Usher
import UsherWeb

@Observable
final class SongsViewModel: ViewModel {
  private let screen: Screen<Never>
  private let refreshing = Command()
  init(screen: Screen<Never>) { self.screen = screen }
  func refreshButtonTapped() { refreshing(screen, of: self) { await $0.refresh() } }
  func refresh() async {}
}

struct SongsView: View {
  let viewModel: SongsViewModel

  var body: some HTML {
    button { "Refresh" }.on(.click) { await viewModel.refresh() }  // ← here
    // → button { "Refresh" }.on(.click, viewModel.refreshButtonTapped)
  }
}
