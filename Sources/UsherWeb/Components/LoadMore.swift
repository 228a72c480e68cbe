public import Usher

/// The end of a long list: it fetches the next part when the person scrolls near it, and shows the progress.
///
/// ```swift
/// ul { ForEach(users) { … } }
/// LoadMore(viewModel.users.more, viewModel.endReached)
/// ```
///
/// The end is also a button, for people who use the keyboard.
public struct LoadMore: Component {
  private let more: MoreItems
  private let load: () -> Void

  /// Makes the end of a list.
  ///
  /// - Parameters:
  ///   - more: the state of the items that follow the shown ones, for example a pager's `more`.
  ///   - load: called to fetch the next part: when the end of the list is less than half a screen away, and again each
  ///     second until the state changes; when the person presses the button; and to try again after a failure.
  public init(_ more: MoreItems, _ load: @escaping () -> Void) {
    self.more = more
    self.load = load
  }

  /// Nothing, a button, a spinner, or the message of a failure with a button to try again.
  public var body: some HTML {
    switch more {
    case .none: EmptyHTML()
    case .available:
      div {
        button { "Show More" }.class("button secondary").attribute("type", "button")
          .on(.appear, load).on(.click, load)
      }
      .class("more")
    case .loading: div { Spinner("Loading more") }.class("more")
    case .failed(let message):
      div {
        p { message }.class("error")
        button { "Try Again" }.class("button secondary").attribute("type", "button")
          .on(.click, load)
      }
      .class("failure at-end").role("alert")
    }
  }
}
