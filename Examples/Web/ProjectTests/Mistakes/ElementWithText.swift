// Mistake: An element gets its text in parentheses.
// Says: cannot convert value of type 'String' to expected argument type '() -> Content'
// Says: generic parameter 'Content' could not be inferred
// Remedy: Write the content in braces, and what a click does after them: `p { "Songs" }`,
//   `button { "Add" }.on(.click, viewModel.addButtonTapped)`.

import Usher
import UsherWeb

final class SongsViewModel: ViewModel {
  func addButtonTapped() {}
}

struct SongsView: View {
  let viewModel: SongsViewModel

  var body: some HTML {
    button("Add", action: viewModel.addButtonTapped)  // ← here
    // → button { "Add" }.on(.click, viewModel.addButtonTapped)
    p("Songs")  // ← here
    // → p { "Songs" }
  }
}
