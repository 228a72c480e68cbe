/// One place in a flow: a screen, or a child flow, at a route.
final class Element {
  enum Content {
    case screen(Screen, any ViewModel)
    case child(any Coordinator, FlowCore)
  }

  let id: EntryID
  private(set) var route: AnyHashable
  private(set) var components: RouteComponents
  let placement: Placement
  let content: Content
  /// A child's input as text.
  let input: (() throws -> String)?
  /// Whether it stays beside what is pushed after it, where there is room.
  let isSidebar: Bool
  /// What the tab is called, when this is one.
  let tabLabel: TabLabel?

  init(
    id: EntryID,
    route: some Route,
    placement: Placement,
    content: Content,
    input: (() throws -> String)? = nil,
    isSidebar: Bool = false,
    tabLabel: TabLabel? = nil
  ) {
    self.id = id
    self.route = AnyHashable(route)
    components = route.components
    self.placement = placement
    self.content = content
    self.input = input
    self.isSidebar = isSidebar
    self.tabLabel = tabLabel
  }

  /// The same place has another address.
  func readdress(to route: some Route) {
    self.route = AnyHashable(route)
    components = route.components
  }

  /// The screens here, bottom to top.
  var screens: [EntryID] {
    switch content {
    case .screen: [id]
    case .child(_, let flow): (flow.elements.isEmpty ? flow.tabs : flow.elements).flatMap(\.screens)
    }
  }

  var child: FlowCore? {
    if case .child(_, let flow) = content { flow } else { nil }
  }
}
