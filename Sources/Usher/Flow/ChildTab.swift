/// A tab for ``Flow/showTabs(_:)``: a child flow with a title and, if wanted, a symbol.
/// ``ChildSlot/tab(_:symbol:at:)`` makes a `ChildTab`.
public struct ChildTab<RouteType: Route> {
  let start: () -> Void
}
