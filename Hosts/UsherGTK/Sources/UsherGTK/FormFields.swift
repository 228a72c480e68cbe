package import GTK
import Usher

/// The fields of a form. Each field adds itself when it is made, and removes itself when it goes.
@MainActor package final class FormFields {
  private weak let form: Widget?
  private var fields: [ObjectIdentifier: Field] = [:]
  private var followed: Set<ObjectIdentifier> = []

  private struct Field {
    let widget: Widget
    let isWrong: () -> Bool
  }

  /// The number of fields, for tests.
  var count: Int { fields.count }

  /// - Parameter form: the widget that the fields are in.
  package init(in form: Widget) { self.form = form }

  /// Adds a field, until the context that it is made in ends.
  ///
  /// - Parameters:
  ///   - widget: what gets the keyboard.
  ///   - context: the context of the field.
  ///   - isWrong: whether the field shows a message now.
  package func add(_ widget: Widget, in context: PartContext, isWrong: @escaping () -> Bool) {
    let key = ObjectIdentifier(widget)
    fields[key] = Field(widget: widget, isWrong: isWrong)
    context.onEnd { [weak self] in self?.fields[key] = nil }
  }

  /// Has the keyboard go to the first wrong field each time a form of the view model refuses, however often it is followed.
  func follow(_ form: FormGroup, in context: PartContext) {
    let key = ObjectIdentifier(form)
    guard followed.insert(key).inserted else { return }
    context.onEnd { [weak self] in self?.followed.remove(key) }
    var known = form.refusals
    context.bind({ form.refusals }) { [weak self, weak context] refusals in
      guard refusals != known else { return }
      known = refusals
      // The messages of this turn are shown first.
      context?.afterTurn { self?.focusFirstWrong() }
    }
  }

  /// Gives the keyboard to the first field that is wrong, from top to bottom; leaves it where it is if it is in that field
  /// already.
  private func focusFirstWrong() {
    let wrong = fields.values.filter { $0.widget.isMapped && $0.isWrong() }.map(\.widget)
    if let first = form?.first(of: wrong), !first.hasFocus { first.takeFocus() }
  }
}
