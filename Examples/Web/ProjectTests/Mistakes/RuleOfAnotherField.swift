// Mistake: The rule of a field reads another field where it is declared.
// Says: cannot use instance member 'password' within property initializer; property initializers
//   run before 'self' is available
// Remedy: Add the rule in the initializer: `again.rule(of: self) { model, text in … }`.

import Observation
import Usher

@Observable
final class SignUpViewModel: ViewModel {
  let password = Field("", .required("Please choose a password."))
  let again = Field("", Rule { $0 == password.value ? nil : "The passwords differ." })  // ← here
  // → let again = Field("")

  // → init() {
  // →   again.rule(of: self) { model, text in
  // →     text == model.password.value ? nil : "The passwords differ."
  // →   }
  // → }
}
