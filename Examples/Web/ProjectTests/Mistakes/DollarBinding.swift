// Mistake: A binding is written as in SwiftUI.
// Says: cannot find '$viewModel' in scope
// Remedy: Write `bind(\.name)`.

import Observation
import Usher
import UsherWeb

@Observable
final class SignUpViewModel: ViewModel {
  var name = ""
}

struct SignUpView: View {
  let viewModel: SignUpViewModel

  var body: some HTML {
    TextField("Name", $viewModel.name)  // ← here
    // → TextField("Name", bind(\.name))
  }
}
