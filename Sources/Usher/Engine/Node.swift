/// A screen or a flow in the tree, as a value: where it is, and for a flow what it shows.
///
/// What never changes about it, and the objects it stands for, go along.
struct Node {
  /// What a node stands for.
  enum Content {
    case screen(ScreenCore, any ViewModel)
    /// The coordinator is missing only while it is made.
    case flow(FlowCore, (any Coordinator)?)

    /// What there is once of each.
    var object: ObjectIdentifier {
      switch self {
      case .screen(let screen, _): ObjectIdentifier(screen)
      case .flow(let flow, _): ObjectIdentifier(flow)
      }
    }
  }

  let id: NodeID
  /// The flow it is in; `nil` for the root.
  let parent: NodeID?
  var address: RouteAddress
  let placement: Placement
  /// Whether it stays beside what is pushed after it, where there is room.
  var isSidebar = false
  /// What the tab is called, when this is one.
  var tabLabel: TabLabel?
  var content: Content
  /// A gate's: where to go on once it is passed.
  var onward: Onward?
  /// A flow's screens and children, bottom to top.
  var stack: [NodeID] = []
  var tabs: [NodeID] = []
  var selectedTab: NodeID?

  var flow: FlowCore? {
    if case .flow(let flow, _) = content { flow } else { nil }
  }

  var screen: ScreenCore? {
    if case .screen(let screen, _) = content { screen } else { nil }
  }

  var coordinator: (any Coordinator)? {
    if case .flow(_, let coordinator) = content { coordinator } else { nil }
  }

  /// The guards of this node itself.
  var guards: [Guard] {
    switch content {
    case .screen(let screen, _): screen.guards
    case .flow(let flow, _): flow.guards
    }
  }

  /// What the person sees of a screen in the public tree.
  var entry: ScreenEntry? {
    guard case .screen(_, let viewModel) = content else { return nil }
    return ScreenEntry(
      id: id,
      path: address.text,
      isSidebar: isSidebar,
      viewModel: TypeNames.name(of: type(of: viewModel))
    )
  }
}
