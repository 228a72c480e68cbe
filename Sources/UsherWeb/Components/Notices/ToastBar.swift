public import Usher

/// The text of a ``Toast``, over the end of the screen, with a button that takes it away.
///
/// ```swift
/// ToastBar(viewModel.toast)
/// ```
///
/// Put the bar into the page from the start, not into an `if`: some screen readers speak a text only if its element was
/// there before.
public struct ToastBar: ElementComponent {
  private let toast: Toast

  /// Makes the bar of a toast.
  public init(_ toast: Toast) { self.toast = toast }

  /// The text and the button.
  public var body: some ElementHTML {
    div {
      StatusText(toast.text)
      if toast.text != nil {
        button { Symbol.close }.attribute("type", "button").label { $0[.dismiss] }
          .on(.click, toast.dismiss)
      }
    }
    .class("u-toast")
  }
}
