/// One tab to show: a child flow with a title; made by ``ChildSlot/tab(_:symbol:at:)``.
public struct ChildTab<RouteType: Route> {
  let start: () -> Void
}
