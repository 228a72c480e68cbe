/// A tab for ``Flow/showTabs(_:)``: a child flow with a title. ``ChildSlot/tab(_:symbol:at:)`` makes it.
public struct ChildTab<RouteType: Route> {
  let start: () -> Void
}
