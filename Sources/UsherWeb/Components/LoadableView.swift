public import Usher

/// Something that is fetched, in each of its states: waiting, there, empty, or failed with a retry.
///
/// What was there stays while it is fetched again, and when that fails. Before anything is there, rows stand where it
/// will be. Where trying again can't help, as with a photo that isn't offered any more, there is a way on instead.
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
  ///   - state: what is known.
  ///   - empty: what to say when it is there and there is nothing in it.
  ///   - rows: how many rows stand in its place before it is there; with none a wheel turns.
  ///   - failureDetail: what more there is to say when it couldn't be fetched: why, and what to do.
  ///   - retry: called when the person wants to try again; without one there is no button for it.
  ///   - leave: where trying again can't help, what the button says that leads on, and what it does: "All Photos".
  ///   - content: shows the value.
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

  /// The value, or what there is to say about it.
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
