import GTK
public import Usher

/// The text of a `Toast` at the lower edge of the screen, with a button that takes it away.
///
/// ```swift
/// ToastBar(viewModel.toast)
/// ```
public struct ToastBar: Content {
  private let toast: () -> Toast

  /// Makes the bar of a toast.
  public init(_ toast: @autoclosure @escaping () -> Toast) { self.toast = toast }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part(isPinned: true) { [toast] context in
        let bar = PinnedBar({ toast().text }, context)
        bar.append(PinnedBar.closeButton({ toast().dismiss() }, context))
        return bar.widget
      }
    ]
  }
}
