/// One tab to show: a child flow with a title; made by ``Child/tab(_:symbol:at:)``.
public struct Tab<RouteType: Route> {
  let start: () -> Void
}
