extension Element {
  /// Whether what a button began still goes on: it shows so, keeps the focus, and takes no press until it is done.
  ///
  /// ```swift
  /// button { "Buy" }.class("button").busy(viewModel.isBuying).on(.click, viewModel.buy)
  /// ```
  ///
  /// Better than to put something else in its place meanwhile, or to disable it, as the person's focus would be lost.
  @inlinable public func busy(_ isBusy: Bool) -> Busy {
    attribute("aria-disabled", isBusy ? "true" : nil).attribute("aria-busy", isBusy ? "true" : nil)
  }

  /// The element with the attributes of ``busy(_:)``.
  public typealias Busy = With<DynamicAttribute>.With<DynamicAttribute>
}
