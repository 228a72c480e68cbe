public import Usher

/// The end of a long list. It fetches more items when the person scrolls near it, and shows that they are loading.
///
/// ```swift
/// ul { ForEach(users) { … } }
/// LoadMore(viewModel.users.more, viewModel.endReached)
/// ```
///
/// While there are more items to fetch, it is a button, so that people who use the keyboard can press it.
public struct LoadMore: Component {
  private let more: MoreItems
  private let load: () -> Void

  /// Makes the end of a list.
  ///
  /// - Parameters:
  ///   - more: the state of the items that follow the shown ones, for example a pager's `more`.
  ///   - load: fetches more items. It is called when the person presses the button, also to try again after a failure.
  ///     It is also called when the end of the list is visible or less than half a screen away, and then again each
  ///     second until `more` changes; but not after a failure.
  public init(_ more: MoreItems, _ load: @escaping () -> Void) {
    self.more = more
    self.load = load
  }

  /// Depending on the state of the items: nothing, a button, a spinner, or the message of a failure with a button to
  /// try again.
  public var body: some HTML {
    switch more {
    case .none: EmptyHTML()
    case .available:
      div {
        button { HostText(.showMore) }.class("button secondary").attribute("type", "button")
          .on(.appear, load).on(.click, load)
      }
      .class("more")
    case .loading: div { Spinner(.loadingMore) }.class("more")
    case .failed(let message):
      div {
        p { WordedText(translating: message) }.class("error")
        button { HostText(.tryAgain) }.class("button secondary").attribute("type", "button")
          .on(.click, load)
      }
      .class("failure at-end").role("alert")
    }
  }
}
