/// A text of the host itself, in the language of the page. It never changes, so it is sent to the browser only once.
///
/// ```swift
/// button { HostText(.tryAgain) }.on(.click, viewModel.retryButtonTapped)
/// ```
public struct HostText: HTML {
  private let word: HostWord

  /// Makes the text of a word.
  public init(_ word: HostWord) { self.word = word }

  /// Renders the text, escaped.
  public func render(into renderer: inout Renderer) { renderer.text(of: word) }
}
