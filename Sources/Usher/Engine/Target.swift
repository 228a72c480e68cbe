/// What an act leads to, worked out beside what is shown: nothing of it has begun or been told to anybody.
///
/// It holds what differs from what is shown. All that is asked of a flow of the window while a target is made is part of
/// it; an act that fails, or that a guard refuses, lets go of it.
final class Target: NodeSource {
  /// What a snapshot says of a flow's places.
  enum Stored {
    /// The flow starts: what it shows of itself gets number, state and placement of a place with the same path.
    case starting(Snapshot.FlowSnapshot)
    /// The flow is to show just this place, on top.
    case next(Snapshot.Place)
  }

  let isShown = false
  let act: Act
  /// The version of what is shown that it was made for.
  let version: Int
  unowned let navigation: Navigation
  /// What differs from what is shown; `nil` stands for what is gone.
  private(set) var changes: [NodeID: Node?] = [:]
  /// All that was made for it, in order; what the tree doesn't hold in the end is let go of.
  private(set) var made: [(id: NodeID, content: Node.Content)] = []
  /// What was made for a beginning that was given up.
  var vain: [Node.Content] = []
  /// The screen of a call whose closure can't be kept: when the target is worked out again, it gets this one.
  var premade: Node?
  /// Flows that are over by themselves, and how that is told; their guards aren't asked.
  private(set) var ends: [(flow: FlowCore, deliver: () -> Void)] = []
  /// Why flows were taken off. One without that goes with its parent, and is told so.
  private(set) var reasons: [NodeID: Cancellation] = [:]
  var prompts: [PendingPrompt] = []
  /// What a snapshot says of what flows of this target show now.
  var stored: [NodeID: Stored] = [:]
  /// What view models that stay get at the commit.
  var states: [() -> Void] = []
  var problems: [RestorationProblem] = []
  /// Whether it comes from a snapshot, or from what was gone back from.
  var isFilled = false
  /// Where the link leads that is followed now, for a gate on the way.
  var leading: (flow: NodeID, onward: RouteComponents)?
  /// The gates by which flows have answered, by the flows.
  var gates: [NodeID: NodeID] = [:]
  /// Whether what is made now is what the person will see, as far as that is known.
  var isSeen = true
  /// Where gates that were passed lead on to, once it is committed.
  var followUps: [(flow: NodeID, way: Onward)] = []
  /// What to do when it comes to nothing.
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
    // Nobody else holds the node's lists while they change.
    changes[id] = .some(nil)
    body(&node)
    changes[id] = node
  }

  /// Whether there is nothing to commit.
  var isEmpty: Bool { changes.isEmpty && prompts.isEmpty && states.isEmpty && ends.isEmpty }

  // MARK: Coming

  /// Puts a node into its flow: a tab as the last one, anything else at an index of the stack.
  func add(_ node: Node, at index: Int? = nil) {
    if premade?.id != node.id { made.append((node.id, node.content)) }
    // Its flow has ended while it was made, as by its view model's initialiser: it was made in vain.
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

  /// The coordinator of a flow that was added is there.
  func attach(_ coordinator: any Coordinator, to flow: FlowCore) {
    update(flow.id) { $0.content = .flow(flow, coordinator) }
    if let index = made.lastIndex(where: { $0.id == flow.id }) {
      made[index].content = .flow(flow, coordinator)
    }
  }

  /// Notes the screen that was made by a closure that can't be kept.
  func keepForRetry(_ node: Node) {
    premade = node
    made.append((node.id, node.content))
  }

  // MARK: Leaving

  /// Takes off what lies above the first places of a flow's stack.
  func cut(_ flow: NodeID, to count: Int, _ reason: Cancellation) {
    guard let node = self[flow], node.stack.count > count else { return }
    for id in node.stack[count...] { drop(id, reason) }
    update(flow) { $0.stack.removeLast($0.stack.count - count) }
  }

  /// Takes a screen or a flow off, with all that is in it.
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

  /// A flow is over by itself: it reached its goal, or nothing of it could be restored.
  func finish(_ flow: FlowCore, _ deliver: @escaping () -> Void) {
    ends.append((flow, deliver))
    remove(flow.id, .removed)
  }

  /// A flow is over without a result. One that wasn't shown yet tells it like one that was.
  func end(_ flow: FlowCore, _ reason: Cancellation) {
    guard navigation.shown[flow.id]?.flow !== flow else { return remove(flow.id, reason) }
    finish(flow) { flow.cancelled?(reason) }
  }

  /// Another reason for a flow that goes with its parent.
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

  // MARK: Letting go

  /// Forgets what it made and changed, but not how it is reached; gives what is to be let go of.
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
