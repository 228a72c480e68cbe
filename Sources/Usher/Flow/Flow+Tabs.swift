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
  public func showTabs(_ tabs: [Tab<RouteType>]) {
    guard !core.hasEnded else { return }
    guard core.tabs.isEmpty else { return core.report(.tabsAgain, at: core.start.text) }
    core.transaction(.program) {
      for tab in tabs { tab.start() }
      for tab in core.tabs where tab.screens.isEmpty {
        core.report(.emptyTab, at: core.place(of: tab).text)
      }
    }
  }

  /// Selects the tab at a route; nothing happens when there is none.
  public func select(_ route: RouteType) {
    guard !core.hasEnded, core.navigation?.mayTransition == true,
      let tab = core.tabs.first(where: { $0.route == AnyHashable(route) })
    else { return }
    guard core.selectedTab != tab.id else { return }
    _ = core.select(tab, .program)
  }
}

extension Child where Input == NoInput {
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
  ) -> Tab<RouteType> {
    Tab { [self] in
      start(
        NoInput(),
        .horizontal,
        at: route,
        tabLabel: TabLabel(title: title, symbol: symbol)
      )
    }
  }
}
