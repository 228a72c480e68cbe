public import Usher

/// The end of a long list: it fetches the next part as the person comes near it, and says what goes on.
///
/// ```swift
/// ul { ForEach(users) { … } }
/// LoadMore(viewModel.users.more, viewModel.endReached)
/// ```
///
/// It is a button, too, for who moves by keyboard.
public struct LoadMore: Component {
  private let more: MoreItems
  private let load: () -> Void

  /// The end of a list.
  ///
  /// - Parameters:
  ///   - more: what comes after what is shown.
  ///   - load: fetches the next part, also after a failure.
  public init(_ more: MoreItems, _ load: @escaping () -> Void) {
    self.more = more
    self.load = load
  }

  /// Nothing, a button, a spinner, or what went wrong.
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
