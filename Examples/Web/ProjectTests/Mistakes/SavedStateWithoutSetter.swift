// Mistake: The saved state of a view model can't be set.
// Says: type 'EditViewModel' does not conform to protocol 'Restorable'
// Says: protocol requires nested type 'SavedState'
// Remedy: Give `savedState` a `set`: it is how the state comes back.

import Observation
import Usher

@Observable
final class EditViewModel: ViewModel {
  private var text = ""
}

extension EditViewModel: Restorable {
  var savedState: String { text }  // ← here
  // → var savedState: String {
  // →   get { text }
  // →   set { text = newValue }
  // → }
}
