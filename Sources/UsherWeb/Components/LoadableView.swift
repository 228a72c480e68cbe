public import Usher

/// A value that is fetched, in each of its states: loading, loaded, empty, or failed with a button to try again.
///
/// An old value stays visible while the value is fetched again, and if that fails. Before the first value, placeholder
/// rows take its place. If it can't help to try again, for example for a photo that isn't offered any more, a button
/// with the action `leave` is shown instead.
///
/// ```swift
/// LoadableView(viewModel.photos, retry: viewModel.retryButtonTapped) { photos in
///   ul { ForEach(photos) { photo in li { photo.title } } }
/// }
/// ```
public struct LoadableView<Value, Content: HTML>: Component {
  private let state: Loadable<Value>
  private let empty: String
  private let rows: Int
  private let failureDetail: String?
  private let retry: (() -> Void)?
  private let leave: (title: String, action: () -> Void)?
  private let content: (Value) -> Content

  /// Shows a state.
  ///
  /// - Parameters:
  ///   - state: the state of the value.
  ///   - empty: the text for a value that is empty.
  ///   - rows: the number of placeholder rows before the first value; a spinner for 0.
  ///   - failureDetail: a text below the message of a failure: the reason, or the next step.
  ///   - retry: called when the person wants to try again; without it there is no such button.
  ///   - leave: a button for a failure where it can't help to try again: its title, for example "All Photos", and its
  ///     action.
  ///   - content: makes the content for the value.
  public init(
    _ state: Loadable<Value>,
    empty: String = "There is nothing here yet.",
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

  /// The message of a failure, and the value or its placeholder.
  public var body: some HTML {
    if let message = state.message {
      div {
        p { message }.class("error")
        if let failureDetail { p { failureDetail }.class("secondary") }
        if state.canRetry, let retry {
          button { "Try Again" }.class("button secondary").attribute("type", "button")
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
      p { empty }.class("secondary notice")
    }
  }
}
