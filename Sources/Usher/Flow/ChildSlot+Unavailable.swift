extension ChildSlot {
  /// Unavailable: the child of a tab has no input.
  @available(
    *,
    unavailable,
    message: "the child of a tab has no input: declare it by `flow.child { flow in … }`"
  )
  public func tab(
    _ title: String,
    symbol: String? = nil,
    at route: RouteType
  ) -> ChildTab<RouteType> { ChildTab {} }
}
