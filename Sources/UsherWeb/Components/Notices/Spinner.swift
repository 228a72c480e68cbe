/// A turning wheel in place of content that is loading.
///
/// ```swift
/// if viewModel.isSearching { Spinner("Searching") }
/// ```
public struct Spinner: Component {
  private let label: (HostWords) -> String

  /// Makes a spinner.
  ///
  /// - Parameter label: the text that screen readers speak; `nil` for the host's own.
  public init(_ label: String? = nil) { self.label = { label ?? $0[.loading] } }

  init(_ word: HostWord) { label = { $0[word] } }

  /// The turning wheel.
  public var body: some HTML {
    div { span {}.class("spinner") }.role("status").label(label).class("waiting")
  }
}
