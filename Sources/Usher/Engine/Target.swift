/// The tree that an act leads to. It is made while the old tree is still shown: the new nodes have begun no work, and
/// nobody was told of them.
///
/// A target holds the differences from what is shown. While it is being made, calls of the window's flows become part
/// of it. It is released without effect when its act fails or a guard denies it.
final class Target: NodeSource {
  /// What a flow takes from a snapshot while the target is being made.
  enum Stored {
    /// The flow starts: each node that it shows gets the number, state and placement of the stored place with the
    /// same path.
    case starting(Snapshot.FlowSnapshot)
    /// The flow is to show only this place, on top.
    case next(Snapshot.Place)
  }

  let isShown = false
  let act: Act
  /// The version of the shown nodes that the target was made for.
  let version: Int
  unowned let navigation: Navigation
  /// The nodes that differ from what is shown; `nil` stands for a node that is gone.
  private(set) var changes: [NodeID: Node?] = [:]
  /// All nodes that were made for the target, in order. After the commit, those that aren't in the tree are released.
  private(set) var made: [(id: NodeID, content: Node.Content)] = []
  /// The nodes of an attempt that was given up.
  var vain: [Node.Content] = []
  /// The screen of a call whose closure doesn't escape; the screen is reused when the target is made again.
  var premade: Node?
  /// The flows that end by their own call or because of a problem, with the closures that tell their parents. Their
  /// guards aren't asked.
  private(set) var ends: [(flow: FlowCore, deliver: () -> Void)] = []
  /// The reasons why flows were taken off, by flow. A flow that leaves without a reason here leaves with its parent:
  /// its caller gets `.parentEnded`.
  private(set) var reasons: [NodeID: Cancellation] = [:]
  var prompts: [PendingPrompt] = []
  /// What flows of this target take from a snapshot now, by flow.
  var stored: [NodeID: Stored] = [:]
  /// Closures that restore the states of nodes that stay; they are called at the commit.
  var states: [() -> Void] = []
  var problems: [RestorationProblem] = []
  /// Whether the target comes from a snapshot, or from the forward history.
  var isFilled = false
  /// The flow and the address that a link or a snapshot leads to now, for a gate on the way to keep; `nil` for none.
  var leading: (flow: NodeID, onward: RouteComponents)?
  /// The gates that flows have shown while the target was made, by flow; `.root` stands for a gate that was passed
  /// already.
  var gates: [NodeID: NodeID] = [:]
  /// Whether the nodes that are made now will be seen, as far as that is known.
  var isSeen = true
  /// The places to show after the commit, for gates that were passed meanwhile.
  var followUps: [(flow: NodeID, way: Onward)] = []
  /// The closures to call when the target is released without effect.
  var onNothing: [() -> Void]

  init(_ act: Act, _ navigation: Navigation, _ version: Int) {
    self.act = act
    self.navigation = navigation
    self.version = version
    onNothing = [act.onNothing]
  }

  subscript(_ id: NodeID) -> Node? {
    if let change = changes[id] { return change }
    return navigation.shown[id]
  }

  func update(_ id: NodeID, _ body: (inout Node) -> Void) {
    guard var node = self[id] else { return }
    // Drops the second reference to the node, so that its arrays are changed without a copy.
    changes[id] = .some(nil)
    body(&node)
    changes[id] = node
  }

  /// Whether there is nothing to commit.
  var isEmpty: Bool { changes.isEmpty && prompts.isEmpty && states.isEmpty && ends.isEmpty }

  // MARK: Coming

  /// Adds a node to its flow: a tab as the last one, any other node at an index of the stack.
  func add(_ node: Node, at index: Int? = nil) {
    if premade?.id != node.id { made.append((node.id, node.content)) }
    // The flow may have ended while the node was made, for example by the view model's initialiser.
    // Then the node isn't added, and is released later.
    if let parent = node.parent, self[parent] == nil { return }
    changes[node.id] = .some(node)
    guard let parent = node.parent else { return }
    let (id, isTab) = (node.id, node.tabLabel != nil)
    update(parent) { flow in
      if isTab {
        flow.tabs.append(id)
        flow.selectedTab = flow.selectedTab ?? id
      } else {
        flow.stack.insert(id, at: min(index ?? flow.stack.count, flow.stack.count))
      }
    }
  }

  /// Sets the coordinator of a flow that was added.
  func attach(_ coordinator: any Coordinator, to flow: FlowCore) {
    update(flow.id) { $0.content = .flow(flow, coordinator) }
    if let index = made.lastIndex(where: { $0.id == flow.id }) {
      made[index].content = .flow(flow, coordinator)
    }
  }

  /// Keeps a screen to reuse it when the target is made again, because the closure that made it doesn't escape.
  func keepForRetry(_ node: Node) {
    premade = node
    made.append((node.id, node.content))
  }

  // MARK: Leaving

  /// Takes off all nodes above the first `count` nodes of a flow's stack.
  func cut(_ flow: NodeID, to count: Int, _ reason: Cancellation) {
    guard let node = self[flow], node.stack.count > count else { return }
    for id in node.stack[count...] { drop(id, reason) }
    update(flow) { $0.stack.removeLast($0.stack.count - count) }
  }

  /// Removes a screen or a flow from the tree, with all nodes in it. Does nothing if there is no such node.
  ///
  /// - Parameter reason: the reason that the caller of the flow gets.
  func remove(_ id: NodeID, _ reason: Cancellation) {
    guard let node = self[id] else { return }
    drop(id, reason)
    guard let parent = node.parent else { return }
    update(parent) { flow in
      if let index = flow.stack.lastIndex(of: id) { flow.stack.remove(at: index) }
      flow.tabs.removeAll { $0 == id }
      if flow.selectedTab == id { flow.selectedTab = flow.tabs.first }
    }
  }

  /// Ends a flow by its own call, or because of a problem; `deliver` tells the parent. Guards aren't asked.
  func finish(_ flow: FlowCore, _ deliver: @escaping () -> Void) {
    ends.append((flow, deliver))
    remove(flow.id, .removed)
  }

  /// Ends a flow without a result. The parent is told also of a flow that was made for this target and isn't shown yet.
  func end(_ flow: FlowCore, _ reason: Cancellation) {
    guard navigation.shown[flow.id]?.flow !== flow else { return remove(flow.id, reason) }
    finish(flow) { flow.cancelled?(reason) }
  }

  /// Sets the reason that the caller of a flow gets when the flow leaves together with its parent. Without a reason set
  /// here, the caller gets `.parentEnded`. It has no effect for a screen.
  func note(_ reason: Cancellation, for flow: NodeID) { reasons[flow] = reason }

  private func drop(_ id: NodeID, _ reason: Cancellation?) {
    guard let node = self[id] else { return }
    if node.flow != nil {
      for child in node.stack { drop(child, nil) }
      for child in node.tabs { drop(child, nil) }
      if let reason { reasons[id] = reason }
    }
    if navigation.shown[id] == nil {
      changes[id] = nil
    } else {
      changes[id] = .some(nil)
    }
  }

  // MARK: Releasing

  /// Forgets every node that was made and every change, so that the same act can be applied to this target again.
  ///
  /// - Parameter kept: the node that stays among the nodes that were made; `nil` for none.
  /// - Returns: the contents of the nodes that were made, to be released.
  func empty(keeping kept: NodeID? = nil) -> [Node.Content] {
    let vain = vain + made.filter { $0.id != kept }.map(\.content)
    self.vain = []
    made = made.filter { $0.id == kept }
    changes = [:]
    ends = []
    reasons = [:]
    prompts = []
    stored = [:]
    states = []
    gates = [:]
    followUps = []
    problems = []
    onNothing = [act.onNothing]
    if kept == nil { premade = nil }
    return vain
  }
}
