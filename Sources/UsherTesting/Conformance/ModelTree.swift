import Usher

/// The model: the screens that a window must show after each step. It is computed in another way than Usher computes
/// it: from plain lists of screens, bottom to top, each of which knows the flows around it.
struct ModelTree {
  struct Screen: Equatable {
    let number: Int
    let route: ConformanceRoute
    /// The numbers of the flows around the screen, the root first.
    let chain: [Int]
    let placement: Placement
    var isSidebar = false
    var answer = ConformanceStep.Answer.allow
    var text = ""
    /// For a sign-in screen of a gate, the way to go on.
    var onward: Onward?

    var title: String { text.isEmpty ? "Screen \(number)" : "Screen \(number) “\(text)”" }
  }

  /// The way to go on after a gate.
  enum Onward: Equatable {
    case route(ConformanceRoute)
    /// The rest of an address.
    case link([String])
  }

  /// The child or prompt that a flow's work waits for.
  enum Awaited: Equatable {
    case child(Int)
    case prompt(Int)
  }

  struct Flow {
    let input: Int
    let placement: Placement
    let slot: Int
    let parent: Int
  }

  /// A way to leave screens, which a guard may ask about.
  enum Leave: Equatable {
    case from(Screen.ID)
    case after(Screen.ID)
    case place(flow: Int, last: [Int])
    case toStart(flow: Int)
    case replace(flow: Int, last: [Int], with: Int, n: Int)
    /// Replaces the screens beside a sidebar by the screen `with`.
    case detail(flow: Int, with: Int, n: Int)
    /// Removes the screens above a place of a flow, for example above a detail that is selected already.
    case above(flow: Int, index: Int)
    /// Closes the window.
    case all
    case flow(Int)
    case tab(Int)
    case link(String)
  }

  struct Prompt: Equatable {
    let number: Int
    let owner: Int
    /// The screen whose guard asks, for a prompt about leaving.
    let asking: Int?
    var needsText = false
  }

  /// A list for each tab; one list for an app without tabs.
  var stacks: [[Screen]] = []
  var selected = 0
  /// The screens that the root shows over its tabs.
  var over: [Screen] = []
  var flows: [Int: Flow] = [:]
  var ends: [Int: Bool] = [:]
  var prompts: [Prompt] = []
  var leaving: (leave: Leave, agreed: Set<Int>)?
  var gesture: (top: Int, leave: Leave)?
  /// The work that waits, each with its flow; the newest last.
  var works: [(flow: Int, awaited: Awaited)] = []
  var isSignedIn = false
  var hasRoom = false
  var isClosed = false
  /// The states before each Back of the person, oldest first; empty after any other step than Back and Forward.
  var past: [ModelTree] = []
  let setup: ConformanceSetup
  var tabs: Int { setup.tabs }
  var nextScreen = 0
  var nextFlow = 1
  var nextPrompt = 0

  init(_ setup: ConformanceSetup) {
    self.setup = setup
    let tabs = setup.tabs
    stacks = [[]]
    guard tabs > 0 else {
      show(.start, in: 0)
      return
    }
    stacks = Array(repeating: [], count: tabs)
    for tab in 0..<tabs {
      flows[nextFlow] = Flow(input: 0, placement: .push, slot: -1 - tab, parent: 0)
      nextFlow += 1
      show(.start, in: nextFlow - 1)
    }
  }

  /// The screens of all layers, without those of hidden tabs.
  var visible: [Screen] { stacks[selected] + over }
  var all: [Screen] { stacks.flatMap { $0 } + over }
  /// The numbers of the flows that haven't ended, in order.
  var living: [Int] { ([0] + flows.keys).sorted() }

  func chain(of flow: Int) -> [Int] {
    flow == 0 ? [0] : chain(of: flows[flow]?.parent ?? 0) + [flow]
  }

  func stack(of flow: Int) -> Int? {
    guard tabs > 0 else { return 0 }
    let chain = chain(of: flow)
    guard chain.count > 1, let slot = flows[chain[1]]?.slot, slot < 0 else { return nil }
    return -1 - slot
  }

  // MARK: Layers

  /// The indices in ``visible`` of the screens that begin a layer.
  var layerStarts: [Int] {
    var seen: Set<Int> = []
    var starts: [Int] = []
    for (index, screen) in visible.enumerated() {
      let isFirstOfModal = screen.chain.contains {
        !seen.contains($0) && flows[$0]?.placement.isModal == true
      }
      seen.formUnion(screen.chain)
      if index == 0 || screen.placement.isModal || isFirstOfModal { starts.append(index) }
    }
    return starts
  }

  var canGoBack: Bool {
    guard let last = layerStarts.last else { return false }
    return layerStarts.count > 1 || visible.count - last > 1
  }

  // MARK: Showing

  /// Returns the place that a screen has in a flow around it: `[0, number]` for a screen of the flow itself, `[1,
  /// flow]` for one of a child flow.
  func place(_ screen: Screen, in flow: Int) -> [Int]? {
    guard let depth = screen.chain.firstIndex(of: flow) else { return nil }
    return depth + 1 < screen.chain.count ? [1, screen.chain[depth + 1]] : [0, screen.number]
  }

  /// Returns the places of a flow, bottom to top.
  func places(of flow: Int) -> [[Int]] {
    var result: [[Int]] = []
    let list = flow == 0 && tabs > 0 ? over : stack(of: flow).map { stacks[$0] } ?? over
    for screen in list {
      guard let place = place(screen, in: flow), result.last != place else { continue }
      result.append(place)
    }
    return result
  }

  func route(of place: [Int]) -> ConformanceRoute? {
    if place[0] == 0 { return all.first { $0.number == place[1] }?.route }
    return flows[place[1]].map { .child(n: $0.input) }
  }

  func isModalChild(_ place: [Int]) -> Bool {
    place[0] == 1 && flows[place[1]]?.placement.isModal == true
  }

  /// Inserts a new screen into the list of its flow; at the end without a `position`.
  mutating func insert(
    _ route: ConformanceRoute,
    in flow: Int,
    _ placement: Placement,
    at position: Int? = nil
  ) {
    let screen = Screen(
      number: nextScreen,
      route: route,
      chain: chain(of: flow),
      placement: placement,
      isSidebar: route == .start && hasSidebar(flow) && places(of: flow).isEmpty
    )
    nextScreen += 1
    edit(flow) { list in list.insert(screen, at: position ?? list.count) }
  }

  func hasSidebar(_ flow: Int) -> Bool {
    setup.hasSidebar && (tabs == 0 ? flow == 0 : (flows[flow]?.slot ?? 0) < 0)
  }

  /// Changes the screen that has this number, in whichever list it is.
  mutating func change(_ number: Int, _ body: (inout Screen) -> Void) {
    for index in stacks.indices {
      for place in stacks[index].indices where stacks[index][place].number == number {
        body(&stacks[index][place])
      }
    }
    for place in over.indices where over[place].number == number { body(&over[place]) }
  }

  mutating func edit(_ flow: Int, _ body: (inout [Screen]) -> Void) {
    if flow == 0 && tabs > 0 { return body(&over) }
    if let stack = stack(of: flow) { body(&stacks[stack]) } else { body(&over) }
  }

  /// Returns the index, in the flow's list, for the next screen of the flow.
  func position(in flow: Int, _ placement: Placement) -> Int {
    let list = flow == 0 && tabs > 0 ? over : stack(of: flow).map { stacks[$0] } ?? over
    var places = places(of: flow)
    if !placement.isModal {
      while let last = places.last, isModalChild(last) { places.removeLast() }
    }
    if let last = places.last {
      let index = list.lastIndex { place($0, in: flow) == last }
      return index.map { $0 + 1 } ?? list.count
    }
    // A flow that shows nothing yet, or only modal children: the place of the flow itself.
    if let first = list.firstIndex(where: { $0.chain.contains(flow) }) { return first }
    return start(of: flow, in: list)
  }

  /// The index of the place of each flow that starts and shows nothing yet.
  var starting: [Int: Int] = [:]

  func start(of flow: Int, in list: [Screen]) -> Int { starting[flow] ?? list.count }

  /// Returns whether a route is already shown on top of a flow, or right below the modal children of the flow.
  func isThere(_ route: ConformanceRoute, in flow: Int) -> Bool {
    if self.route(ofLast: flow) == route { return true }
    var places = places(of: flow)
    while let last = places.last, isModalChild(last) { places.removeLast() }
    return places.last.map { self.route(of: $0) == route } ?? false
  }

  mutating func show(_ route: ConformanceRoute, in flow: Int, link: [String]? = nil) {
    if case .gate = route, !isSignedIn {
      return showGate(onward: link.map { .link($0) } ?? .route(route), in: flow)
    }
    guard !isThere(route, in: flow) else { return }
    insert(route, in: flow, .push, at: position(in: flow, .push))
  }

  mutating func present(_ n: Int, _ placement: Placement, in flow: Int) {
    guard route(ofLast: flow) != .screen(n: n) else { return }
    insert(.screen(n: n), in: flow, placement, at: position(in: flow, placement))
  }

  func route(ofLast flow: Int) -> ConformanceRoute? {
    places(of: flow).last.flatMap { route(of: $0) }
  }

  mutating func start(_ n: Int, _ placement: Placement, in flow: Int) {
    let slot = n % ConformanceCoordinator.slots
    guard !flows.values.contains(where: { $0.parent == flow && $0.slot == slot }) else { return }
    let child = nextFlow
    nextFlow += 1
    let position = position(in: flow, placement)
    flows[child] = Flow(input: n, placement: placement, slot: slot, parent: flow)
    starting[child] = position
    if n >= ConformanceCoordinator.hasty {
      if n % 2 == 0 { nextScreen += 1 }
      return end(child, finished: true)
    }
    show(.start, in: child)
    starting[child] = nil
  }
}

extension ModelTree.Screen {
  typealias ID = Int
}

extension ModelTree {
  mutating func takeScreenNumber() -> Int {
    defer { nextScreen += 1 }
    return nextScreen
  }

  /// The picture that a host must show, with all screens of each layer.
  var picture: HostPicture {
    let starts = layerStarts
    let screens = visible
    let ends = starts.dropFirst() + [screens.count]
    return HostPicture(
      layers: zip(starts, ends).map { start, end in screens[start..<end].map(\.title) },
      selectedTab: tabs > 0 && !isClosed ? "Tab \(selected)" : nil,
      prompt: prompts.last.map { prompt in
        prompt.asking.map { "Leave Screen \($0)?" } ?? "Prompt"
      },
      windowTitle: screens.last?.title,
      hasBack: starts.last.map { screens.count - $0 > 1 },
      focus: prompts.isEmpty ? screens.last?.title : nil
    )
  }
}
