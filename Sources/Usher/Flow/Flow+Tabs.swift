extension Flow {
  /// Shows child flows as tabs. Each tab has a stack of its own, which stays while another tab is selected.
  ///
  /// ```swift
  /// flow.showTabs([
  ///   photos.tab("Photos", symbol: "photos", at: .photos),
  ///   profile.tab("Profile", symbol: "person", at: .profile),
  /// ])
  /// ```
  ///
  /// All tabs start at once, and the first is selected. A flow shows tabs once: a second call is ignored, and
  /// ``Navigation/onMisuse`` gets ``Misuse/Kind/tabsAgain``.
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

  /// Selects the tab at a route, after the guards of the tab selected before have agreed. Nothing happens when the flow
  /// has no such tab; ``Navigation/onMisuse`` gets ``Misuse/Ignored/noTab``.
  ///
  /// - Parameter route: the route that the tab was declared with.
  /// - Returns: `.asking` when a guard asks first; `.allowed` also when the tab is selected already.
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
  /// Makes a tab of the slot's child, for ``Flow/showTabs(_:)``.
  ///
  /// - Parameters:
  ///   - title: the tab's title, which the person reads.
  ///   - symbol: the name of the tab's symbol, for which each host has its own image; `nil` for no symbol.
  ///   - route: the tab's route, which gives its address.
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
