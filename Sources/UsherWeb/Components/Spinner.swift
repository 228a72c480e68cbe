/// A turning wheel in place of content that is loading.
///
/// ```swift
/// if viewModel.isSearching { Spinner("Searching") }
/// ```
public struct Spinner: Component {
  private let label: String

  /// Makes a spinner.
  ///
  /// - Parameter label: the text that screen readers speak.
  public init(_ label: String = "Loading") { self.label = label }

  /// The turning wheel.
  public var body: some HTML {
    div { span {}.class("spinner") }.role("status").label(label).class("waiting")
  }
}
