public import Usher

/// A value that is fetched, in each of its states: loading, loaded, empty, or failed with a button to try again.
///
/// While the first value is being fetched, placeholder rows are shown. While a value is fetched again, the old value
/// stays visible, also if the fetching fails. If it can't help to try again, for example because a photo isn't offered
/// any more, the button `leave` is shown instead of the button to try again.
///
/// ```swift
/// LoadableView(viewModel.photos, retry: viewModel.retryButtonTapped) { photos in
///   ul { ForEach(photos) { photo in li { photo.title } } }
/// }
/// ```
public struct LoadableView<Value, Content: HTML>: Component {
  private let state: Loadable<Value>
  private let empty: String?
  private let rows: Int
  private let failureDetail: String?
  private let retry: (() -> Void)?
  private let leave: (title: String, action: () -> Void)?
  private let content: (Value) -> Content

  /// Shows a state.
  ///
  /// - Parameters:
  ///   - state: the state of the value.
  ///   - empty: the text that is shown if the value is empty; `nil` for the host's own.
  ///   - rows: the number of placeholder rows while the first value is being fetched; 0 shows a spinner instead.
  ///   - failureDetail: a text below the message of a failure: the reason, or the next step; `nil` for no text.
  ///   - retry: called when the person presses the button to try again; `nil` for no such button.
  ///   - leave: the title, for example "All Photos", and the action of a button that is shown after a failure where it
  ///     can't help to try again; `nil` for no such button.
  ///   - content: makes the content that shows the value.
  public init(
    _ state: Loadable<Value>,
    empty: String? = nil,
    rows: Int = 4,
    failureDetail: String? = nil,
    retry: (() -> Void)? = nil,
    leave: (title: String, action: () -> Void)? = nil,
    @HTMLBuilder content: @escaping (Value) -> Content
  ) {
    self.state = state
    self.empty = empty
    self.rows = rows
    self.failureDetail = failureDetail
    self.retry = retry
    self.leave = leave
    self.content = content
  }

  /// The message if the value couldn't be fetched, and below it the value, its placeholder, or the text `empty`.
  public var body: some HTML {
    if let message = state.message {
      div {
        p { WordedText(translating: message) }.class("error")
        if let failureDetail { p { failureDetail }.class("secondary") }
        if state.canRetry, let retry {
          button { HostText(.tryAgain) }.class("button secondary").attribute("type", "button")
            .on(.click, retry)
        } else if !state.canRetry, let leave {
          button { leave.title }.class("button secondary").attribute("type", "button")
            .on(.click, leave.action)
        }
      }
      .class("failure").role("alert")
    }
    if let value = state.value {
      content(value)
    } else if state.isLoading {
      if rows > 0 { Skeleton(rows: rows) } else { Spinner() }
    } else if case .empty = state {
      p { WordedText { [empty] in empty ?? $0[.nothingHere] } }.class("secondary notice")
    }
  }
}
