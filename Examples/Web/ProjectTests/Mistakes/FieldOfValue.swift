// Mistake: A field of a page gets a value of the view model.
// Says: cannot convert value of type 'String' to expected argument type 'Field<String>'
// Remedy: Give it a binding, `bind(\.name)`, or a `Field` of the view model.

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
    TextField("Name", viewModel.name)  // ← here
    // → TextField("Name", bind(\.name))
  }
}
