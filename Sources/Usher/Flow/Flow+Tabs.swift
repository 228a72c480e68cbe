extension Flow {
  /// Shows child flows as tabs. Each tab has a stack of its own; the stack is kept while another tab is selected.
  ///
  /// ```swift
  /// flow.showTabs([
  ///   photos.tab("Photos", symbol: "photos", at: .photos),
  ///   profile.tab("Profile", symbol: "person", at: .profile),
  /// ])
  /// ```
  ///
  /// The child flows of all tabs start at once, and the first tab is selected. A flow can call this method only once: a
  /// second call is ignored, and ``Navigation/onMisuse`` gets ``Misuse/Code/tabsAgain``.
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

  /// Selects the tab that has this route. The guards of the tab that is selected now are asked first. If the flow has
  /// no such tab, the selection stays, and ``Navigation/onMisuse`` gets ``Misuse/Code/noTab``.
  ///
  /// - Parameter route: the route that was passed to ``ChildSlot/tab(_:symbol:at:)``.
  /// - Returns: `.allowed` if the tab is selected now, or was already; `.asking` if a guard asks the person first;
  ///   `.denied` if a guard refuses, the flow has no such tab, or the flow has ended.
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
  /// Makes a tab for ``Flow/showTabs(_:)``: a tab that shows this slot's child flow.
  ///
  /// - Parameters:
  ///   - title: the tab's title, which the person reads.
  ///   - symbol: the name of the tab's symbol; each host has its own image for this name. `nil` for no symbol.
  ///   - route: the tab's route; the addresses of the tab's screens begin with this route's path.
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
