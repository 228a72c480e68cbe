public import Usher

/// Content that is loaded: a wheel while it loads, the reason and a button if that failed, and the content once it is
/// there. Old content stays while new content is loaded.
///
/// ```swift
/// LoadableView(viewModel.photos, retry: viewModel.retryButtonTapped) { photos in
///   List(photos.value) { photo in Text(photo.title) }
/// }
/// ```
public struct LoadableView<Value>: Component {
  private let content: () -> Loadable<Value>
  private let retry: () -> Void
  private let empty: String?
  private let make: (Live<Value>) -> Group
  private let reason: () -> String?
  private let leave: () -> (String, () -> Void)?
  private var fillsHeight = false

  /// Makes content for a loadable value.
  ///
  /// - Parameters:
  ///   - content: the value, read again when it changes.
  ///   - empty: the text in place of empty content; one of the host's if it is `nil`.
  ///   - reason: more about a failure than its message, such as what the person can do; `nil` for nothing.
  ///   - retry: called when the person wants to load again after a failure.
  ///   - leave: the title and the action of a button that leads away from content that can't be loaded; `nil` for none.
  ///   - make: makes the content when there is a value.
  public init(
    _ content: @autoclosure @escaping () -> Loadable<Value>,
    empty: String? = nil,
    reason: @autoclosure @escaping () -> String? = nil,
    retry: @escaping () -> Void,
    leave: @autoclosure @escaping () -> (String, () -> Void)? = nil,
    @ContentBuilder _ make: @escaping (Live<Value>) -> Group
  ) {
    (self.content, self.empty, self.reason) = (content, empty, reason)
    (self.retry, self.leave, self.make) = (retry, leave, make)
  }

  /// The parts for each state of the value.
  public var body: some Content {
    Spinner(content().isLoading && content().value == nil)
    Text(content().message).style(.error)
    Text(content().message == nil ? nil : reason()).style(.secondary)
    Show(when: canRetry) { Button(.tryAgain, retry).align(.start) }
    Show(when: isLost) {
      Button(leave()?.0 ?? "") { leave()?.1() }.align(.start)
    }
    Show(when: isEmpty) { (empty.map { Text($0) } ?? Text(.nothingHere)).style(.secondary) }
    shown
  }

  /// Has the content take the height that others leave: for content with a ``List``.
  public func filling() -> LoadableView {
    var view = self
    view.fillsHeight = true
    return view
  }

  private var shown: Show {
    let show = Show(content().value, make)
    return fillsHeight ? show.filling() : show
  }

  private var canRetry: Bool {
    if case .failed(_, _, let canRetry) = content() { canRetry } else { false }
  }

  /// Whether the content will never be there.
  private var isLost: Bool {
    if case .failed(nil, _, canRetry: false) = content() { leave() != nil } else { false }
  }

  private var isEmpty: Bool {
    if case .empty = content() { true } else { false }
  }
}
