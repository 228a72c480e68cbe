import Testing
import Usher
import UsherTesting

@Suite("Where screens and children are shown")
struct PlacementTests {
  @Test("the same child extends the stack or begins its own: the parent chooses")
  func horizontalAndVertical() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(isSignedIn: false, flow: $0) }
      try app.on(ListModel.self) { $0.buy("pli") }
      try app.expect("List ▸ [sheet] Sign In")
      try app.swipeDown()
      try app.on(ListModel.self) { $0.select("pli") }
      try app.on(ItemModel.self) { $0.buy() }
      try app.expect("List ▸ pli ▸ Sign In")
      try app.close()
    }
  }

  @Test("a replaced screen can't be reached by Back")
  func replace() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(isSignedIn: false, flow: $0) }
      try app.on(ListModel.self) { $0.select("pli") }
      try app.on(ItemModel.self) { $0.buy() }
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect("List ▸ pli ▸ Order")
      try app.back()
      try app.expect("List ▸ pli")
      try app.close()
    }
  }

  @Test("pop takes the topmost off, and the flow with its only screen")
  func pop() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      var shop: ShopCoordinator? = try app.root()
      shop?.show(.item(id: "pli"))
      shop?.show(.buy(id: "pli"))
      #expect(shop?.flow.routes == [.list, .item(id: "pli"), .buy(id: "pli")])
      shop?.buy.coordinator?.flow.pop()
      #expect(shop?.outcomes == [.cancelled(.removed)])
      try app.expect("List ▸ pli")
      shop?.flow.pop()
      shop?.flow.pop()
      try app.expect("List")
      shop = nil
      try app.close()
    }
  }

  @Test("popToStart leaves the flow's first screen, and ends the children above it")
  func popToStart() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli/buy/terms") { ShopCoordinator(flow: $0) }
      var shop: ShopCoordinator? = try app.root()
      shop?.flow.popToStart()
      try app.expect("List")
      #expect(shop?.outcomes == [.cancelled(.removed)])
      shop = nil
      try app.close()
    }
  }

  @Test("a sheet of one screen goes by swipe, by Back and by pop")
  func sheetScreen() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      var shop: ShopCoordinator? = try app.root()
      shop?.show(.help)
      try app.expect("List ▸ [sheet] Help")
      try app.swipeDown()
      shop?.show(.help)
      try app.back()
      shop?.show(.help)
      shop?.flow.pop()
      try app.expect("List")
      shop = nil
      try app.close()
    }
  }

  @Test("a full screen covers the window")
  func fullScreen() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.buy.start("pli", .fullScreen, at: .buy(id: "pli"))
      try app.expect("List ▸ [full screen] Order")
      #expect(app.navigation.tree.layers.last?.placement == .fullScreen)
      // A person can't pull it down.
      let error = #expect(throws: TestFailure.self) { try app.swipeDown() }
      #expect(error?.description.contains("A full screen can't be pulled down.") == true)
      try app.expect("List ▸ [full screen] Order")
    }
  }

  @Test("run waits for the outcome, which the slot's handler gets too")
  func run() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      var outcome: Outcome<Receipt>?
      shop.flow.scope.task { outcome = await shop.buy.run("pli", .sheet, at: .buy(id: "pli")) }
      try await app.wait { shop.buy.isRunning }
      try app.on(OrderModel.self) { $0.order() }
      try await app.wait { outcome != nil }
      #expect(outcome == .finished(Receipt(item: "pli")))
      #expect(shop.outcomes == [.finished(Receipt(item: "pli"))])
    }
  }

  @Test("run in a slot that is in use starts nothing and says so")
  func runTwice() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.show(.buy(id: "pli"))
      let outcome = await shop.buy.run("jyg", .sheet, at: .buy(id: "jyg"))
      #expect(outcome == .cancelled(.notStarted))
      try app.expect("List ▸ Order")
    }
  }
}
