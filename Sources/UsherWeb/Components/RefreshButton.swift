/// A button of the bar that fetches anew what a screen shows; pulling the screen down presses it, too.
///
/// ```swift
/// var toolbar: some HTML {
///   RefreshButton(isLoading: viewModel.isLoading, refresh: viewModel.refresh)
/// }
/// ```
public struct RefreshButton: ElementComponent {
  private let isLoading: Bool
  private let refresh: () -> Void

  /// A button.
  ///
  /// - Parameters:
  ///   - isLoading: whether it is being fetched: the button says so, and takes no press until it has come.
  ///   - refresh: fetches it.
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
