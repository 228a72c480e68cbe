extension Flow {
  /// Shows child flows side by side, each with a stack of its own that stays while others show.
  ///
  /// ```swift
  /// flow.showTabs([
  ///   photos.tab("Photos", symbol: "photos", at: .photos),
  ///   profile.tab("Profile", symbol: "person", at: .profile),
  /// ])
  /// ```
  ///
  /// All tabs start at once; the first one is selected.
  public func showTabs(_ tabs: [ChildTab<RouteType>]) {
    let act = Act(.program) { [core] target throws(Refusal) in
      guard let node = target[core.id] else { throw .ignored(.ended) }
      guard node.tabs.isEmpty else {
        return core.report(.tabsAgain, at: target.address(of: node).text)
      }
      for tab in tabs { tab.start() }
      for id in target[core.id]?.tabs ?? [] {
        guard let tab = target[id], target.top(of: tab) == nil else { continue }
        core.report(.emptyTab, at: target.address(of: tab).text)
      }
    }
    core.performOrReport(act)
  }

  /// Selects the tab at a route, after the guards of the one that shows have agreed; nothing happens when there is none.
  @discardableResult
  public func select(_ route: RouteType) -> Permission {
    var act = Act(.program) { [core] target throws(Refusal) in
      guard let node = target[core.id] else { throw .ignored(.ended) }
      guard let tab = node.tabs.first(where: { target[$0]?.address.route == AnyHashable(route) })
      else { throw .ignored(.noTab) }
      guard node.selectedTab != tab else { return }
      target.update(core.id) { $0.selectedTab = tab }
    }
    act.guardCause = .tab
    act.travel = .aside
    return core.performUnlessCovered(act, at: route.path, first: act.change)
  }
}

extension ChildSlot where Input == NoInput {
  /// This slot's child as a tab.
  ///
  /// - Parameters:
  ///   - title: the tab's name, which the person reads.
  ///   - symbol: names the tab's picture, which each host has one of its own for; without one it has none.
  ///   - route: the tab's address.
  public func tab(
    _ title: String,
    symbol: String? = nil,
    at route: RouteType
  ) -> ChildTab<RouteType> {
    ChildTab { [self] in
      start(NoInput(), .push, at: route, TabLabel(title: title, symbol: symbol), nil)
    }
  }
}
