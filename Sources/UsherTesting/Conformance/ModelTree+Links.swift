import Usher

// The effect of links.
extension ModelTree {
  struct LinkPlan {
    var leaving: [Screen] = []
    var shows: [(flow: Int, routes: [ConformanceRoute])] = []
    var tab: Int?
    var next: (flow: Int, rest: [String])?
    /// The end of the address, beginning with the part that the flow in `shows` shows.
    var address: [String] = []
  }

  /// Returns the route at the start of an address, after the routes below it, and the rest of the address.
  static func match(
    _ parts: [String],
    tabs: Int
  ) -> (targets: [ConformanceRoute], rest: [String])? {
    if parts.count >= 2, let n = Int(parts[0]), parts[1] == "child" {
      return ([.start, .screen(n: n), .child(n: n)], Array(parts.dropFirst(2)))
    }
    if parts.count >= 2, parts[0] == "tab", let n = Int(parts[1]) {
      return ([.start, .tab(n: n)], Array(parts.dropFirst(2)))
    }
    if parts.count >= 2, parts[0] == "gate", let n = Int(parts[1]) {
      return ([.start, .gate(n: n)], Array(parts.dropFirst(2)))
    }
    if let first = parts.first {
      guard let n = Int(first) else { return ([.start], parts) }
      return ([.start, .screen(n: n)], Array(parts.dropFirst()))
    }
    return ([.start], [])
  }

  /// Returns whether the rest of an address can be shown by child flows that don't exist yet.
  static func leadsSomewhere(_ rest: [String], tabs: Int) -> Bool {
    var rest = rest
    while !rest.isEmpty {
      guard let (targets, left) = match(rest, tabs: tabs) else { return false }
      if case .child? = targets.last {} else if !left.isEmpty { return false }
      rest = left
    }
    return true
  }

  /// Returns the changes for an address; `nil` when the address leads nowhere.
  func linkPlan(_ path: String) -> LinkPlan? {
    linkPlan(path.split(separator: "/").map(String.init), from: 0)
  }

  func linkPlan(_ parts: [String], from flow: Int) -> LinkPlan? {
    var plan = LinkPlan()
    var (flow, parts) = (flow, parts)
    while true {
      guard let (targets, rest) = Self.match(parts, tabs: tabs) else { return nil }
      if flow == 0, tabs > 0 {
        guard case .tab(let tab)? = targets.last, tab < tabs else { return nil }
        // The guards of screens over the tabs are asked first, then those of the tab that gets hidden.
        var leaving = over
        if tab != selected { leaving = stacks[selected] + leaving }
        plan.leaving = leaving
        plan.tab = tab
        let child = tab + 1
        if rest.isEmpty, places(of: child).count == 1 { return plan }
        (flow, parts) = (child, rest)
        continue
      }
      let places = places(of: flow)
      let shared = zip(places, targets).prefix { route(of: $0) == $1 }.count
      let kept = max(shared, min(1, places.count))
      let removed = places.dropFirst(kept)
      let going = all.filter { screen in
        place(screen, in: flow).map { removed.contains($0) } ?? false
      }
      plan.leaving = going + plan.leaving
      if shared == targets.count, let place = places.dropFirst(shared - 1).first, place[0] == 1 {
        if rest.isEmpty, self.places(of: place[1]).count == 1 { return plan }
        (flow, parts) = (place[1], rest)
        continue
      }
      if case .child? = targets.last {} else if !rest.isEmpty { return nil }
      guard Self.leadsSomewhere(rest, tabs: tabs) else { return nil }
      plan.shows = [(flow, Array(targets.dropFirst(shared)))]
      plan.next = (flow, rest)
      plan.address = parts
      return plan
    }
  }

  mutating func follow(_ path: String, _ going: [Screen]) {
    guard let plan = linkPlan(path) else { return }
    follow(plan, going)
  }

  mutating func follow(_ plan: LinkPlan, _ going: [Screen]) {
    let hidden = plan.tab.map { $0 == selected ? [] : stacks[selected] } ?? []
    let staying = Set(hidden.map(\.number))
    if let tab = plan.tab { selected = tab }
    remove(going.filter { !staying.contains($0.number) })
    guard var (flow, routes) = plan.shows.first else { return }
    var rest = plan.next?.rest ?? []
    var link = plan.address
    while true {
      for route in routes where self.route(ofLast: flow) != route {
        if case .child(let n) = route {
          start(n, .push, in: flow)
        } else {
          show(route, in: flow, link: link)
        }
      }
      guard case .child? = routes.last, let place = places(of: flow).last, place[0] == 1,
        !rest.isEmpty,
        let (targets, left) = Self.match(rest, tabs: tabs)
      else { return }
      flow = place[1]
      routes = Array(targets.dropFirst())
      link = rest
      rest = left
    }
  }
}
