// Calls that newcomers write, with what they should write: see Documentation/Mistakes.md.

extension Flow {
  /// Unavailable: a view model that tells events needs a handler for them.
  @available(
    *,
    unavailable,
    message: "this view model tells events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func push<Event>(
    at route: RouteType,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: a view model that tells events needs a handler for them.
  @available(
    *,
    unavailable,
    message: "this view model tells events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func pushDetail<Event>(
    at route: RouteType,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: a view model that tells events needs a handler for them.
  @available(
    *,
    unavailable,
    message: "this view model tells events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func pushSidebar<Event>(
    at route: RouteType,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: a view model that tells events needs a handler for them.
  @available(
    *,
    unavailable,
    message: "this view model tells events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func present<Event>(
    at route: RouteType,
    _ placement: Placement = .sheet,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: a view model that tells events needs a handler for them.
  @available(
    *,
    unavailable,
    message: "this view model tells events: add `on: handle`, which gets them"
  )
  @discardableResult
  public func replace<Event>(
    at route: RouteType,
    _ make: (Screen<Event>) -> some ViewModel
  ) -> Permission { .denied }

  /// Unavailable: a flow with a result finishes with it.
  @available(
    *,
    unavailable,
    message: "give the flow's result, `finish(_:)`, or end it without one by `cancel()`"
  )
  public func finish() {}
}
