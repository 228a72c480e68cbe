import Testing
import Usher
import UsherTesting

@Suite("Diagrams of a navigation, as values")
struct DiagramTests {
  @Test("flows hold the screens and the flows that they show, each with its whole address")
  func tree() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli/buy/terms") { ShopCoordinator(flow: $0) }
      let root = try #require(Diagram(app.navigation).root)
      #expect(root.kind == .flow)
      #expect(root.title == "ShopCoordinator")
      #expect(root.children.map(\.kind) == [.screen, .screen, .flow])
      #expect(root.children.map(\.title) == ["List", "pli", "BuyCoordinator"])
      #expect(root.children.map(\.address) == ["", "pli", "pli/buy"])
      let terms = try #require(root.children.last?.children.last)
      #expect(terms.title == "TermsCoordinator")
      #expect(terms.address == "pli/buy/terms")
      #expect(terms.placement == .sheet)
      #expect(terms.children.map(\.address) == [app.path])
      try app.close()
    }
  }

  @Test(
    "a child's detail is its address, and how it is presented",
    arguments: [
      (Placement.push, "/pli/buy"),
      (.sheet, "/pli/buy, sheet"),
      (.fullScreen, "/pli/buy, full screen"),
    ]
  )
  func detail(placement: Placement, detail: String) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.buy.start("pli", placement, at: .buy(id: "pli"))
      #expect(Diagram(app.navigation).root?.children.last?.detail == detail)
    }
  }

  @Test("tabs come first and hold a flow each; one is selected")
  func tabs() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { MarketCoordinator(flow: $0) }
      let market: MarketCoordinator = try app.root()
      try app.select(tab: "Terms")
      market.show(.notes)
      let root = try #require(Diagram(app.navigation).root)
      #expect(root.children.map(\.kind) == [.tab, .tab, .screen])
      #expect(root.children.map(\.title) == ["Shop", "Terms", "Help"])
      #expect(root.children.map(\.isSelected) == [false, true, false])
      #expect(root.children.map(\.detail) == ["/", "/terms, selected", "/notes, sheet"])
      #expect(root.children[0].children.map(\.title) == ["ShopCoordinator"])
    }
  }

  @Test("what is shown first lies over nothing, so it is no sheet")
  func lowest() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { PresentingCoordinator(flow: $0) }
      #expect(app.navigation.tree.layers.map(\.placement) == [.push])
      #expect(Diagram(app.navigation).root?.children.map(\.placement) == [.push])
    }
  }

  @Test("it is empty before the start and after the end")
  func empty() async throws {
    try await onEachIsolation { actor in
      #expect(Diagram(Navigation(on: actor)).isEmpty)
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let before = Diagram(app.navigation)
      #expect(!before.isEmpty)
      try app.close()
      let after = Diagram(app.navigation)
      #expect(after.isEmpty)
      #expect(after == Diagram(Navigation(on: actor)))
      #expect(before.root?.children.map(\.title) == ["List"])
    }
  }

  @Test("a coordinator that shows nothing is there, without children")
  func nothingShown() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { IdleCoordinator(flow: $0) }
      let diagram = Diagram(app.navigation)
      #expect(diagram.root?.title == "IdleCoordinator")
      #expect(diagram.root?.children == [])
      #expect(diagram.description == "IdleCoordinator (/)")
    }
  }

  @Test("it keeps nothing in memory")
  func keepsNothing() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli/buy/terms") { ShopCoordinator(flow: $0) }
      let diagram = Diagram(app.navigation)
      try app.close()
      #expect(!diagram.isEmpty)
    }
  }
}

private final class PresentingCoordinator: Coordinator {
  let flow: Flow<TermsRoute, Never>
  init(flow: Flow<TermsRoute, Never>) { self.flow = flow }
  func start() { show(.terms) }
  func show(_ route: TermsRoute) { flow.present(HelpModel(), at: route) }
}

private final class IdleCoordinator: Coordinator {
  let flow: Flow<TermsRoute, Never>
  init(flow: Flow<TermsRoute, Never>) { self.flow = flow }
  func start() {}
  func show(_ route: TermsRoute) {}
}
