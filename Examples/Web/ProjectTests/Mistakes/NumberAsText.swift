// Mistake: A number stands in a view.
// Says: 'buildExpression' is unavailable: write a number as text, in quotation marks: "\(…)"
// Remedy: Make it a text: `"\(viewModel.count)"`. A text that may be `nil` is refused
//   in other words: write `if let name = viewModel.name { name }`.

import Observation
import Usher
import UsherWeb

@Observable
final class SongsViewModel: ViewModel {
  private(set) var count = 0
}

struct SongsView: View {
  let viewModel: SongsViewModel

  var body: some HTML {
    p { viewModel.count }  // ← here
    // → p { "\(viewModel.count)" }
  }
}
