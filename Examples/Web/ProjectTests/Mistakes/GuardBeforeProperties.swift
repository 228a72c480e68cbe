// Mistake: An initializer sets up a guard before all properties have a value.
// Says: 'self' used in method call 'beforeLeaving' before all stored properties are initialized
// Remedy: Give all properties their values first, and call `screen.beforeLeaving(self)` after that.

import Observation
import Usher

@Observable
final class EditViewModel: ViewModel {
  var text: String
  private let old: String

  init(text: String, screen: Screen<Never>) {
    old = text
    // → self.text = text
    screen.beforeLeaving(self) { editor, _ in
      editor.text == editor.old ? .allow : .ask(.confirm("Discard?", confirm: "Discard"))
    }
    self.text = text  // ← here
  }
}
