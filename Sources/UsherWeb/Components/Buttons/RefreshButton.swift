/// A button in the bar that fetches the content of a screen again. When the person pulls the screen down, that presses
/// the button too.
///
/// ```swift
/// var toolbar: some HTML {
///   RefreshButton(isLoading: viewModel.isLoading, refresh: viewModel.refresh)
/// }
/// ```
public struct RefreshButton: ElementComponent {
  private let isLoading: Bool
  private let refresh: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - isLoading: whether the content is being fetched now. While it is, the button shows a spinner and ignores
  ///     presses.
  ///   - refresh: called when the content has to be fetched.
  public init(isLoading: Bool, refresh: @escaping () -> Void) {
    self.isLoading = isLoading
    self.refresh = refresh
  }

  /// The button.
  public var body: some ElementHTML {
    button { Symbol.refresh }.label { [isLoading] in $0[isLoading ? .loading : .refresh] }
      .attribute("type", "button").attribute("data-refresh")
      .busy(isLoading).on(.click, refresh)
  }
}
