public import Usher

extension Flow {
  /// Shows a preview beside the flow's sidebar, like `pushDetail(at:on:_:)`.
  ///
  /// - Parameters:
  ///   - preview: the preview.
  ///   - route: the route that the screen shows.
  ///   - told: gets each event that the view model sends, in words: there is no coordinator that acts on it.
  /// - Returns: `.denied` when nothing changes.
  @discardableResult
  public func pushDetail(
    _ preview: Preview,
    at route: RouteType,
    told: @escaping (String) -> Void = { _ in }
  ) -> Permission {
    preview.open(Detail(flow: self, route: route, told: told))
  }
}

/// Pushes the view model of a preview.
private struct Detail<RouteType: Route, Output>: PreviewReceiver {
  let flow: Flow<RouteType, Output>
  let route: RouteType
  let told: (String) -> Void

  func receive<Model: ViewModel, Event>(_ make: (Screen<Event>) -> Model) -> Permission {
    flow.pushDetail(at: route, on: { [told] (event: Event) in told("\(event)") }, make)
  }
}
