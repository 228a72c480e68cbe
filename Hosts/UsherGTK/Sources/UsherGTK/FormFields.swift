package import GTK

/// The fields of a form, from top to bottom. Each field adds itself when it is made.
@MainActor package final class FormFields {
  private var fields: [(widget: WeakWidget, isWrong: () -> Bool)] = []

  /// Adds a field.
  ///
  /// - Parameters:
  ///   - widget: what gets the keyboard.
  ///   - isWrong: whether the field shows a message now.
  package func add(_ widget: Widget, isWrong: @escaping () -> Bool) {
    fields.append((WeakWidget(widget), isWrong))
  }

  /// Gives the keyboard to the first field that is wrong; leaves it where it is if it is in that field already.
  func focusFirstWrong() {
    let wrong = fields.lazy.filter { $0.isWrong() }.compactMap(\.widget.widget)
    if let first = wrong.first(where: \.isMapped), !first.hasFocus { first.takeFocus() }
  }
}

@MainActor private struct WeakWidget {
  weak let widget: Widget?
  init(_ widget: Widget) { self.widget = widget }
}
