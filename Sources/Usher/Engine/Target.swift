/// The tree that an act leads to, made beside what is shown. Its nodes have begun no work, and nobody was told of
/// it.
///
/// A target holds the differences from what is shown. Calls of the window's flows become part of it while it is
/// being made. It is released when its act fails or a guard denies it.
final class Target: NodeSource {
  /// The part of a snapshot that a flow shows now.
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
  /// All nodes that were made for the target, in order. Those that aren't in the tree in the end are released.
  private(set) var made: [(id: NodeID, content: Node.Content)] = []
  /// The nodes of an attempt that was given up.
  var vain: [Node.Content] = []
  /// The screen of a call whose closure doesn't escape; the screen is reused when the target is made again.
  var premade: Node?
  /// The flows that end by their own call or for a problem, with the closures that tell it. Their guards aren't
  /// asked.
  private(set) var ends: [(flow: FlowCore, deliver: () -> Void)] = []
  /// The reasons for which flows were taken off. A flow without a reason leaves with its parent, and its caller is
  /// told so.
  private(set) var reasons: [NodeID: Cancellation] = [:]
  var prompts: [PendingPrompt] = []
  /// The parts of a snapshot that flows of this target show now.
  var stored: [NodeID: Stored] = [:]
  /// Closures that restore the states of nodes that stay, run at the commit.
  var states: [() -> Void] = []
  var problems: [RestorationProblem] = []
  /// Whether the target comes from a snapshot, or from the forward history.
  var isFilled = false
  /// The link that is followed now, for a gate on the way.
  var leading: (flow: NodeID, onward: RouteComponents)?
  /// The gates by which flows have answered, by flow; `.root` stands for a gate that was passed already.
  var gates: [NodeID: NodeID] = [:]
  /// Whether the nodes that are made now will be seen, as far as that is known.
  var isSeen = true
  /// The places to go on to after the commit, for gates that were passed.
  var followUps: [(flow: NodeID, way: Onward)] = []
  /// The closures to call when the target comes to nothing.
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
    // Without a second reference the node's arrays are changed in place.
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

  /// Keeps a screen whose closure doesn't escape, to reuse it when the target is made again.
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

  /// Takes off a screen or a flow, with all nodes in it.
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

  /// Ends a flow by its own call, or because nothing of it could be restored.
  func finish(_ flow: FlowCore, _ deliver: @escaping () -> Void) {
    ends.append((flow, deliver))
    remove(flow.id, .removed)
  }

  /// Ends a flow without a result. A flow that isn't shown yet tells its end in the same way as a shown one.
  func end(_ flow: FlowCore, _ reason: Cancellation) {
    guard navigation.shown[flow.id]?.flow !== flow else { return remove(flow.id, reason) }
    finish(flow) { flow.cancelled?(reason) }
  }

  /// Sets the reason of a flow that leaves with its parent.
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

  /// Removes everything that was made and changed, but not the act, so that the target can be made again.
  ///
  /// - Returns: the contents to be released.
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
