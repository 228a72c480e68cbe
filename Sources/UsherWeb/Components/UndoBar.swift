/// What was just done, and a way to take it back; it stays in sight at the end of the screen.
///
/// ```swift
/// UndoBar(
///   viewModel.undoText,
///   undo: viewModel.undoButtonTapped,
///   dismiss: viewModel.dismissUndoButtonTapped
/// )
/// ```
///
/// It belongs into the page from the start, not into an `if`: who can't see it hears what comes into a place that was
/// there before.
public struct UndoBar: ElementComponent {
  private let text: String?
  private let undo: () -> Void
  private let dismiss: () -> Void

  /// A bar.
  ///
  /// - Parameters:
  ///   - text: what was done; nothing shows without it.
  ///   - undo: takes it back.
  ///   - dismiss: called when it may stay as it is.
  public init(_ text: String?, undo: @escaping () -> Void, dismiss: @escaping () -> Void) {
    self.text = text
    self.undo = undo
    self.dismiss = dismiss
  }

  /// The text and two buttons.
  public var body: some ElementHTML {
    div {
      StatusText(text)
      if text != nil {
        div {
          button { "Undo" }.class("button secondary small").attribute("type", "button")
            .on(.click, undo)
          button { "Dismiss" }.class("button secondary small").attribute("type", "button")
            .on(.click, dismiss)
        }
      }
    }
    .class("undo")
  }
}
