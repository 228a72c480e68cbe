public import Usher

/// Content that is loaded: a wheel while it loads, the reason and a button if that failed, and the content once it is
/// there. Old content stays while new content is loaded.
///
/// ```swift
/// LoadableView(viewModel.photos, retry: viewModel.retryButtonTapped) { photos in
///   List(photos.value) { photo in Text(photo.title) }
/// }
/// ```
public struct LoadableView<Value: Equatable>: Component {
  private let content: () -> Loadable<Value>
  private let retry: () -> Void
  private let empty: String?
  private let make: (Live<Value>) -> Group
  private var fillsHeight = false

  /// Makes content for a loadable value.
  ///
  /// - Parameters:
  ///   - content: the value, read again when it changes.
  ///   - empty: the text in place of empty content; `nil` for none.
  ///   - retry: called when the person wants to load again after a failure.
  ///   - make: makes the content when there is a value.
  public init(
    _ content: @autoclosure @escaping () -> Loadable<Value>,
    empty: String? = nil,
    retry: @escaping () -> Void,
    @ContentBuilder _ make: @escaping (Live<Value>) -> Group
  ) {
    (self.content, self.empty, self.retry, self.make) = (content, empty, retry, make)
  }

  /// The parts for each state of the value.
  public var body: some Content {
    Spinner(content().isLoading && content().value == nil)
    Text(content().message).style(.error)
    Show(when: canRetry) { Button("Try Again", retry) }
    Text(isEmpty ? empty : nil).style(.secondary)
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

  private var isEmpty: Bool {
    if case .empty = content() { true } else { false }
  }
}
