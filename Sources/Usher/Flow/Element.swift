/// One place in a flow: a screen, or a child flow, at a route.
final class Element {
  enum Content {
    case screen(Screen, any ViewModel)
    case child(any Coordinator, FlowCore)
  }

  let id: EntryID
  let route: AnyHashable
  let components: RouteComponents
  let placement: Placement
  let content: Content
  /// The title of the tab, when this is one.
  let tabTitle: String?

  init(
    id: EntryID,
    route: some Route,
    placement: Placement,
    content: Content,
    tabTitle: String? = nil
  ) {
    self.id = id
    self.route = AnyHashable(route)
    components = route.components
    self.placement = placement
    self.content = content
    self.tabTitle = tabTitle
  }

  var child: FlowCore? {
    if case .child(_, let flow) = content { flow } else { nil }
  }
}
