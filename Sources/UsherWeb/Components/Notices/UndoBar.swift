/// A text about the last action, with buttons to undo it and to dismiss the text. The bar stays visible at the end of
/// the screen.
///
/// ```swift
/// UndoBar(
///   viewModel.undoText,
///   undo: viewModel.undoButtonTapped,
///   dismiss: viewModel.dismissUndoButtonTapped
/// )
/// ```
///
/// Put the bar into the page from the start, not into an `if`: some screen readers speak a text only if its element was
/// there before.
public struct UndoBar: ElementComponent {
  private let text: String?
  private let undo: () -> Void
  private let dismiss: () -> Void

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - text: the action that was done, for example "Ghent was deleted."; with `nil`, nothing is shown.
  ///   - undo: called when the person presses Undo.
  ///   - dismiss: called when the person presses Dismiss. Set the text to `nil` then.
  public init(_ text: String?, undo: @escaping () -> Void, dismiss: @escaping () -> Void) {
    self.text = text
    self.undo = undo
    self.dismiss = dismiss
  }

  /// The text and the two buttons.
  public var body: some ElementHTML {
    div {
      StatusText(text)
      if text != nil {
        div {
          button { HostText(.undo) }.class("button secondary small").attribute("type", "button")
            .on(.click, undo)
          button { HostText(.dismiss) }.class("button secondary small").attribute("type", "button")
            .on(.click, dismiss)
        }
      }
    }
    .class("undo")
  }
}
