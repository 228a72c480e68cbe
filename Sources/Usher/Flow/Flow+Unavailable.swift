// Calls that newcomers write by mistake. The compiler's message says what to write instead: see
// Documentation/Mistakes.md.

extension Flow {
  /// Unavailable: pass a handler, `on: handle`, because the view model sends events.
  @available(
    *,
    unavailable,
    message: "this view model sends events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func push<Event>(
    at route: RouteType,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: pass a handler, `on: handle`, because the view model sends events.
  @available(
    *,
    unavailable,
    message: "this view model sends events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func pushDetail<Event>(
    at route: RouteType,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: pass a handler, `on: handle`, because the view model sends events.
  @available(
    *,
    unavailable,
    message: "this view model sends events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func pushSidebar<Event>(
    at route: RouteType,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: pass a handler, `on: handle`, because the view model sends events.
  @available(
    *,
    unavailable,
    message: "this view model sends events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func present<Event>(
    at route: RouteType,
    _ placement: Placement = .sheet,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: pass a handler, `on: handle`, because the view model sends events.
  @available(
    *,
    unavailable,
    message: "this view model sends events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func replace<Event>(
    at route: RouteType,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: a flow that has a result must pass it to ``finish(_:)``.
  @available(
    *,
    unavailable,
    message: "give the flow's result, `finish(_:)`, or end it without one by `cancel()`"
  )
  public func finish() {}
}
