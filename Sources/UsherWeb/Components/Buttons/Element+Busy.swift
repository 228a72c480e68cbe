extension Element {
  /// Marks a button as busy while the action that it started is running: the button shows a spinner, keeps the focus,
  /// and ignores presses.
  ///
  /// ```swift
  /// button { "Buy" }.class("button").busy(viewModel.isBuying).on(.click, viewModel.buy)
  /// ```
  ///
  /// Don't replace or disable the button while the action is running: both would take the focus away from the button.
  @inlinable public func busy(_ isBusy: Bool) -> Busy {
    attribute("aria-disabled", isBusy ? "true" : nil).attribute("aria-busy", isBusy ? "true" : nil)
  }

  /// The type of an element with the attributes of ``busy(_:)``.
  public typealias Busy = With<DynamicAttribute>.With<DynamicAttribute>
}
