import GTK

/// A button that loads the content of the screen again; a wheel turns in its place meanwhile.
///
/// ```swift
/// RefreshButton(viewModel.isLoading, viewModel.refresh)
/// ```
public struct RefreshButton: Component {
  private let isLoading: () -> Bool
  private let refresh: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - isLoading: whether the content is being loaded, read again when it changes.
  ///   - refresh: called when the person presses the button.
  public init(_ isLoading: @autoclosure @escaping () -> Bool, _ refresh: @escaping () -> Void) {
    (self.isLoading, self.refresh) = (isLoading, refresh)
  }

  /// The button.
  public var body: some Content {
    Button(.refresh, icon: "view-refresh-symbolic", refresh).enabled(!isLoading())
    Spinner(isLoading())
  }
}
