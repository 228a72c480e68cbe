extension Element {
  /// Adds a short explanation, which is shown beside the element while the pointer rests on it, or while it has the focus of
  /// the keyboard. Screen readers speak it after the element's name.
  ///
  /// ```swift
  /// button { Symbol.refresh }.label("Refresh").tooltip("Fetches the newest prices.").on(.click, viewModel.refresh)
  /// ```
  ///
  /// A finger sees no tooltip: what everybody needs to know belongs into the page.
  public func tooltip(_ text: String) -> With<DynamicAttribute>.With<DynamicAttribute> {
    attribute("data-tooltip", text).attribute("aria-description", text)
  }
}
