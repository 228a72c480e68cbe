import Usher

// The screens that leave, whatever the cause, and the guards that are asked.
extension ModelTree {
  /// Returns the screens that would leave; `nil` when this way to leave isn't possible any more.
  func screens(leavingBy leave: Leave) -> [Screen]? {
    switch leave {
    case .from(let id):
      guard let index = visible.firstIndex(where: { $0.number == id }) else { return nil }
      return Array(visible[index...])
    case .after(let id):
      guard let index = visible.firstIndex(where: { $0.number == id }) else { return nil }
      return Array(visible[(index + 1)...])
    case .place(let flow, let last), .replace(let flow, let last, _, _):
      guard isLiving(flow), places(of: flow).last == last else { return nil }
      return all.filter { place($0, in: flow) == last }
    case .toStart(let flow):
      guard isLiving(flow) else { return nil }
      // Tabs are no place of their flow.
      let rest = places(of: flow).dropFirst(flow == 0 && tabs > 0 ? 0 : 1)
      return all.filter { place($0, in: flow).map { rest.contains($0) } ?? false }
    case .flow(let flow):
      guard isLiving(flow) else { return nil }
      return all.filter { $0.chain.contains(flow) }
    case .detail(let flow, _, let n):
      guard isLiving(flow), !isThere(.screen(n: n), in: flow) else { return nil }
      guard let sidebar = sidebarIndex(in: flow) else { return [] }
      return above(sidebar, in: flow)
    case .above(let flow, let index):
      guard isLiving(flow) else { return nil }
      return above(index, in: flow)
    case .all: return all
    case .tab: return stacks[selected]
    case .link(let path): return linkPlan(path)?.leaving
    }
  }

  /// Returns the screens above a place of a flow.
  func above(_ index: Int, in flow: Int) -> [Screen] {
    let rest = places(of: flow).dropFirst(index + 1)
    return all.filter { place($0, in: flow).map { rest.contains($0) } ?? false }
  }

  func isLiving(_ flow: Int) -> Bool { flow == 0 || flows[flow] != nil }

  /// Lets screens leave, or asks their guards first. While the prompt of another guard is open, the screens leave only
  /// if all their guards allow it.
  mutating func leave(_ leave: Leave) {
    guard leaving != nil else { return attempt(leave, agreed: []) }
    // There is no second prompt, but screens whose guards allow it may leave.
    guard let going = screens(leavingBy: leave), going.allSatisfy({ $0.answer == .allow }) else {
      return
    }
    perform(leave, going)
  }

  /// Lets the screens leave if all guards allow it; otherwise asks the person for the first guard that wants to ask.
  /// `agreed` are the screens for which the person has agreed already.
  mutating func attempt(_ leave: Leave, agreed: Set<Int>) {
    guard let going = screens(leavingBy: leave) else { return }
    for screen in order(going) where !agreed.contains(screen.number) {
      switch screen.answer {
      case .allow: continue
      case .deny: return
      case .ask:
        leaving = (leave, agreed)
        ask(by: screen.chain.last ?? 0, asking: screen.number)
        return
      }
    }
    perform(leave, going)
  }

  /// Returns the order in which guards are asked: the topmost screen first; screens over tabs come before those of
  /// the tabs.
  func order(_ screens: [Screen]) -> [Screen] { screens.reversed() }

  mutating func perform(_ leave: Leave, _ going: [Screen]) {
    switch leave {
    case .tab(let tab): selected = tab
    case .flow(let flow): end(flow, finished: false)
    case .replace(let flow, _, let number, let n):
      let placement: Placement
      if let last = places(of: flow).last {
        placement =
          last[0] == 0
          ? all.first { $0.number == last[1] }?.placement ?? .push
          : flows[last[1]]?.placement ?? .push
      } else {
        placement = .push
      }
      let screen = Screen(
        number: number,
        route: .screen(n: n),
        chain: chain(of: flow),
        placement: placement
      )
      edit(flow) { list in
        let index = list.lastIndex { $0.chain.contains(flow) }.map { $0 + 1 } ?? list.count
        list.insert(screen, at: index)
      }
      remove(going)
    case .detail(let flow, let number, let n): showDetail(number, n, in: flow, going)
    case .link(let path): follow(path, going)
    case .all: close()
    default: remove(going)
    }
  }

  mutating func remove(_ going: [Screen]) {
    let numbers = Set(going.map(\.number))
    for index in stacks.indices { stacks[index].removeAll { numbers.contains($0.number) } }
    over.removeAll { numbers.contains($0.number) }
    // The prompt of a screen's guard is removed together with the screen.
    prompts.removeAll {
      guard let asking = $0.asking, numbers.contains(asking) else { return false }
      leaving = nil
      return true
    }
    endEmpty()
  }

  mutating func endEmpty() {
    let showing = Set(all.flatMap(\.chain))
    for flow in flows.keys where !showing.contains(flow) { told(flow, finished: false) }
  }

  mutating func end(_ flow: Int, finished: Bool) {
    guard flows[flow] != nil else { return }
    let going = all.filter { $0.chain.contains(flow) }
    for child in flows.keys where child != flow && chain(of: child).contains(flow) {
      told(child, finished: false)
    }
    told(flow, finished: finished)
    remove(going)
  }

  mutating func told(_ flow: Int, finished: Bool) {
    flows[flow] = nil
    ends[flow] = finished
    starting[flow] = nil
    prompts.removeAll {
      guard $0.owner == flow else { return false }
      if $0.asking != nil { leaving = nil }
      return true
    }
  }

  // MARK: Prompts

  @discardableResult
  mutating func ask(
    by flow: Int,
    asking: Int? = nil,
    needsText: Bool = false
  ) -> Int {
    prompts.append(
      Prompt(
        number: nextPrompt,
        owner: flow,
        asking: asking,
        needsText: needsText
      )
    )
    nextPrompt += 1
    return nextPrompt - 1
  }

  /// Returns whether the prompt accepts an answer. A prompt that needs a text accepts an empty one only to cancel.
  func takes(button: Int, _ text: String) -> Bool {
    guard let prompt = prompts.last else { return false }
    return button == 0 || !prompt.needsText || !text.isEmpty
  }

  mutating func answer(_ isYes: Bool) {
    guard let prompt = prompts.popLast(), let asking = prompt.asking else { return }
    guard let (leave, agreed) = leaving else { return }
    leaving = nil
    if isYes { attempt(leave, agreed: agreed.union([asking])) }
  }
}
