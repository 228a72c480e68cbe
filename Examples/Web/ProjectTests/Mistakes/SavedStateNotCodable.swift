// Mistake: The saved state of a view model isn't `Codable`.
// Says: type 'EditViewModel' does not conform to protocol 'Restorable'
// Says: unable to infer associated type 'SavedState' for protocol 'Restorable'
// Remedy: Let the type of `savedState` be `Codable`, and all that it consists of.

import Observation
import Usher

struct Draft { var text = "" }  // ← here
// → struct Draft: Codable { var text = "" }

@Observable
final class EditViewModel: ViewModel {
  private var draft = Draft()
}

extension EditViewModel: Restorable {
  var savedState: Draft {
    get { draft }
    set { draft = newValue }
  }
}
