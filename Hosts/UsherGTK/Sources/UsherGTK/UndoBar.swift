import GTK

/// A text about the last action, with buttons to undo it and to dismiss the text. Ctrl+Z undoes it, too, unless a
/// field has the keyboard. As a part of a view's `body`, the bar
/// stays at the lower edge of the screen.
///
/// ```swift
/// UndoBar(
///   viewModel.undoText,
///   undo: viewModel.undoButtonTapped,
///   dismiss: viewModel.dismissUndoButtonTapped
/// )
/// ```
public struct UndoBar: Content {
  private let text: () -> String?
  private let undo: () -> Void
  private let dismiss: () -> Void

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - text: the action that was done, for example “Ghent was deleted.”; with `nil`, nothing is shown.
  ///   - undo: called when the person presses Undo.
  ///   - dismiss: called when the person presses Dismiss. Set the text to `nil` then.
  public init(
    _ text: @autoclosure @escaping () -> String?,
    undo: @escaping () -> Void,
    dismiss: @escaping () -> Void
  ) {
    (self.text, self.undo, self.dismiss) = (text, undo, dismiss)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part(isPinned: true) { [text, undo, dismiss] context in
        let (bar, label) = (PinnedBar(text, context), GTK.Button(context.acts.words[.undo]))
        context.on(label, "clicked", undo)
        context.offers.offer(
          until: context,
          undo: { [weak context] in
            text() != nil && context?.perform(undo) ?? false
          }
        )
        bar.append(label)
        bar.append(PinnedBar.closeButton(dismiss, context))
        return bar.widget
      }
    ]
  }
}
