/// A button of the bar that fetches the content of a screen again; pulling the screen down presses the button too.
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
  ///   - isLoading: whether the content is being fetched: the button shows that, and ignores presses meanwhile.
  ///   - refresh: called to fetch the content.
  public init(isLoading: Bool, refresh: @escaping () -> Void) {
    self.isLoading = isLoading
    self.refresh = refresh
  }

  private var name: String { isLoading ? "Loading" : "Refresh" }

  /// The button.
  public var body: some ElementHTML {
    button { Symbol.refresh }.label(name).attribute("type", "button").attribute("data-refresh")
      .busy(isLoading).on(.click, refresh)
  }
}
