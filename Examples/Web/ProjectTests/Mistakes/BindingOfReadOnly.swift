// Mistake: A field is bound to a property that views can't set.
// Says: cannot convert value of type 'any KeyPath<SignUpViewModel, String> & Sendable' to expected
//   argument type 'ReferenceWritableKeyPath<SignUpViewModel, String>'
// Remedy: Let views set it: `var name`, without `private(set)`.

import Observation
import Usher
import UsherWeb

@Observable
final class SignUpViewModel: ViewModel {
  private(set) var name = ""  // ← here
  // → var name = ""
}

struct SignUpView: View {
  let viewModel: SignUpViewModel
  var body: some HTML { TextField("Name", bind(\.name)) }
}
