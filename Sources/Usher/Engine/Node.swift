/// A screen or a flow in the tree, as a value: its place in the tree, its properties, and the objects that it stands
/// for. A flow's node also has the identities of the nodes in the flow.
struct Node {
  /// The objects that a node stands for.
  enum Content {
    case screen(ScreenCore, any ViewModel)
    /// A flow and its coordinator; the coordinator is `nil` only while it is being made.
    case flow(FlowCore, (any Coordinator)?)

    /// The identity of the node's ``ScreenCore`` or ``FlowCore``; each node has an object of its own.
    var object: ObjectIdentifier {
      switch self {
      case .screen(let screen, _): ObjectIdentifier(screen)
      case .flow(let flow, _): ObjectIdentifier(flow)
      }
    }
  }

  let id: NodeID
  /// The flow that the node is in; `nil` for the root flow.
  let parent: NodeID?
  var address: RouteAddress
  let placement: Placement
  /// Whether the node is a sidebar: a screen that stays beside the screens pushed after it, where there is room.
  var isSidebar = false
  /// The title and symbol of a tab; `nil` for a node that isn't a tab.
  var tabLabel: TabLabel?
  var content: Content
  /// For a gate, the place to show once the gate is passed; `nil` for other nodes.
  var onward: Onward?
  /// For a flow, its screens and child flows, bottom to top, without its tabs; empty for a screen.
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

  /// The guards of this node itself, without those of the nodes in it.
  var guards: [Guard] {
    switch content {
    case .screen(let screen, _): screen.guards
    case .flow(let flow, _): flow.guards
    }
  }

  /// The screen's entry in the public ``NavigationTree``; `nil` for a flow.
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
