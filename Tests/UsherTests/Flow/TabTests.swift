import Testing
import Usher
import UsherTesting

@Suite("Tabs")
struct TabTests {
  @Test("each tab keeps its stack while another shows")
  func ownStacks() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { TabbedCoordinator(flow: $0) }
      try app.expect("[tab Shop] List")
      try app.on(ListModel.self) { $0.select("pli") }
      try app.select(tab: "Help")
      try app.expect("[tab Help] Terms")
      #expect(app.path == "help")
      try app.select(tab: "Shop")
      try app.expect("[tab Shop] List ▸ pli")
      #expect(app.path == "pli")
      try app.close()
    }
  }

  @Test("choosing the tab that shows goes back to its start")
  func again() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli/buy") { TabbedCoordinator(flow: $0) }
      try app.expect("[tab Shop] List ▸ pli ▸ Order")
      try app.select(tab: "Shop")
      try app.expect("[tab Shop] List")
      try app.close()
    }
  }

  @Test("a sheet covers the tabs: they can't be chosen under it")
  func sheetCovers() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { TabbedCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.buy("pli") }
      try app.expect("[tab Shop] List ▸ [sheet] Order")
      #expect(throws: TestFailure.self) { try app.select(tab: "Help") }
      try app.expect("[tab Shop] List ▸ [sheet] Order")
      try app.close()
    }
  }

  @Test("tabs that cover the window are chosen like others; those below them can't be")
  func covering() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { CoveredCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.select("pli") }
      let below = try #require(app.navigation.tree.layers.first?.tabs.last)
      let root: CoveredCoordinator = try app.root()
      root.cover()
      try app.on(ListModel.self) { $0.select("pli") }
      try app.select(tab: "Help")
      _ = try app.top(TermsModel.self)
      #expect(app.navigation.select(tab: below.id) == .denied)
      try app.select(tab: "Shop")
      #expect(try app.top(ItemModel.self).title == "pli")
    }
  }

  @Test("to the start of a flow with tabs: what is above them leaves, and they stay as they are")
  func popToStart() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { CoveredCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.select("pli") }
      try app.root(CoveredCoordinator.self).cover()
      try app.root(CoveredCoordinator.self).flow.popToStartWithoutAsking(.signOut)
      try app.expect("[tab Shop] List ▸ pli")
      #expect(app.misuses.isEmpty)
      try app.close()
    }
  }

  @Test("a link chooses the tab and leaves the others as they are")
  func link() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli") { TabbedCoordinator(flow: $0) }
      let item = try app.top(ItemModel.self)
      try app.open("help")
      try app.expect("[tab Help] Terms")
      try app.open("pli")
      #expect(try app.top(ItemModel.self) === item)
    }
  }

  @Test("the last screen of a tab never goes by Back")
  func firstStays() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { TabbedCoordinator(flow: $0) }
      #expect(throws: TestFailure.self) { try app.back() }
      try app.expect("[tab Shop] List")
    }
  }
}

private enum TabbedRoute: Route {
  case shop, help

  enum CodingKeys: String, RoutePath { case shop = "", help }
}

private final class TabbedCoordinator: Coordinator {
  let flow: Flow<TabbedRoute, Never>
  private lazy var shop = flow.child { ShopCoordinator(flow: $0) }
  private lazy var help = flow.child { TermsCoordinator(flow: $0) }

  init(flow: Flow<TabbedRoute, Never>) { self.flow = flow }

  func start() { flow.showTabs([shop.tab("Shop", at: .shop), help.tab("Help", at: .help)]) }
  func show(_ route: TabbedRoute) { flow.select(route) }
}

/// Tabs, and the same over them.
private final class CoveredCoordinator: Coordinator {
  let flow: Flow<TabbedRoute, Never>
  private lazy var shop = flow.child { ShopCoordinator(flow: $0) }
  private lazy var help = flow.child { TermsCoordinator(flow: $0) }
  private lazy var tabbed = flow.child { TabbedCoordinator(flow: $0) }

  init(flow: Flow<TabbedRoute, Never>) { self.flow = flow }

  func start() { flow.showTabs([shop.tab("Shop", at: .shop), help.tab("Help", at: .help)]) }
  func show(_ route: TabbedRoute) { flow.select(route) }
  func cover() { tabbed.start(.fullScreen, at: .shop) }
}
