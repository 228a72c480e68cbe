import Testing
import Usher
import UsherTesting

/// Every door out of a flow: each leaves the same nothing behind.
@Suite("Ending a flow")
struct EndingTests {
  enum Door: String, CaseIterable {
    case finish, cancel, back, swipeDown, history, link, close
  }

  @Test(
    "by every door and in both placements the child is gone and freed",
    arguments: Door.allCases,
    [
      Placement.push, .sheet,
    ]
  )
  func everyDoor(door: Door, placement: Placement) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      var shop: ShopCoordinator? = try app.root()
      try app.on(ListModel.self) { $0.select("pli") }
      if placement == .sheet {
        try app.back()
        try app.on(ListModel.self) { $0.buy("pli") }
        try app.expect("List ▸ [sheet] Order")
      } else {
        try app.on(ItemModel.self) { $0.buy() }
        try app.expect("List ▸ pli ▸ Order")
      }
      weak let child = shop?.buy.coordinator
      #expect(child != nil)
      switch door {
      case .finish: try app.on(OrderModel.self) { $0.order() }
      case .cancel: try app.on(OrderModel.self) { $0.cancel() }
      case .back: try app.back()
      case .swipeDown:
        guard placement == .sheet else { break }
        try app.swipeDown()
      case .history: #expect(app.navigation.back(.history) == .allowed)
      case .link: try app.open(placement == .sheet ? "" : "pli")
      case .close: app.navigation.close()
      }
      guard door != .swipeDown || placement == .sheet else {
        #expect(throws: TestFailure.self) { try app.swipeDown() }
        return
      }
      #expect(child == nil)
      #expect(shop?.buy.isRunning == false)
      #expect(shop?.outcomes == [expected(door)])
      if door != .close {
        try app.expect(placement == .sheet ? "List" : "List ▸ pli")
      }
      shop = nil
      try app.close()
    }
  }

  private func expected(_ door: Door) -> Outcome<Receipt> {
    switch door {
    case .finish: .finished(Receipt(item: "pli"))
    case .cancel: .cancelled(.cancelled)
    case .back: .cancelled(.back)
    case .swipeDown: .cancelled(.dismissed)
    case .history: .cancelled(.history)
    case .link: .cancelled(.link)
    case .close: .cancelled(.parentEnded)
    }
  }

  @Test("ending twice delivers once")
  func endingTwice() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      try app.on(ListModel.self) { $0.buy("pli") }
      let order = try app.top(OrderModel.self)
      let flow = try #require(shop.buy.coordinator?.flow)
      order.order()
      order.order()
      flow.finish(Receipt(item: "again"))
      flow.cancel()
      #expect(flow.hasEnded)
      #expect(shop.outcomes == [.finished(Receipt(item: "pli"))])
    }
  }

  @Test("ending inside start() leaves nothing registered")
  func endingInsideStart() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { HastyParent(flow: $0) }
      let parent = try app.root(HastyParent.self)
      parent.child.start(at: .item(id: "x"))
      #expect(parent.ended == 1)
      #expect(parent.child.isRunning == false)
      try app.expect("Help")
      try app.expectNoLeaks()
    }
  }

  @Test("a grandchild ends before its parent, and both outcomes arrive")
  func childrenFirst() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      var shop: ShopCoordinator? = try app.root()
      try app.on(ListModel.self) { $0.buy("pli") }
      try app.on(OrderModel.self) { $0.terms() }
      try app.expect("List ▸ [sheet] Order ▸ [sheet] Terms")
      weak let terms = shop?.buy.coordinator?.terms.coordinator
      let layer = app.navigation.tree.layers[1].id
      #expect(app.navigation.dismiss(layer) == .allowed)
      #expect(terms == nil)
      #expect(shop?.outcomes == [.cancelled(.dismissed)])
      try app.expect("List")
      shop = nil
      try app.close()
    }
  }

  @Test("terms cancelled leave the purchase alive")
  func innerCancel() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.buy("pli") }
      try app.on(OrderModel.self) { $0.terms() }
      try app.on(TermsModel.self) { $0.close() }
      try app.expect("List ▸ [sheet] Order")
      try app.on(OrderModel.self) { $0.terms() }
      try app.swipeDown()
      try app.expect("List ▸ [sheet] Order")
      try app.close()
    }
  }

  @Test("a child that is started again whenever it goes is taken off once")
  func startedAgain() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { Gatekeeper(flow: $0) }
      try app.root(Gatekeeper.self).flow.popToStart()
      try app.expect("Help ▸ [full screen] Help")
      try app.close()
    }
  }

  @Test("the root never goes by Back")
  func rootStays() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      #expect(throws: TestFailure.self) { try app.back() }
      #expect(throws: TestFailure.self) { try app.swipeDown() }
      try app.expect("List")
    }
  }
}

/// Starts its child again each time the person gets rid of it.
private final class Gatekeeper: Coordinator {
  let flow: Flow<ShopRoute, Never>
  lazy var gate: ChildSlot<ShopRoute, NoInput, HastyParent> = flow.child {
    HastyParent(flow: $0)
  } ended: { [weak self] _ in
    self?.gate.start(.fullScreen, at: .buy(id: "gate"))
  }
  init(flow: Flow<ShopRoute, Never>) { self.flow = flow }
  func start() {
    flow.push(HelpModel(), at: .list)
    gate.start(.fullScreen, at: .buy(id: "gate"))
  }
  func show(_ route: ShopRoute) { flow.push(HelpModel(), at: route) }
}

/// Starts a child that is over before its `start()` returns.
private final class HastyParent: Coordinator {
  let flow: Flow<ShopRoute, Never>
  private(set) var ended = 0
  lazy var child = flow.child {
    HastyChild(flow: $0)
  } ended: { [weak self] _ in
    self?.ended += 1
  }
  init(flow: Flow<ShopRoute, Never>) { self.flow = flow }
  func start() { show(.help) }
  func show(_ route: ShopRoute) { flow.push(HelpModel(), at: route) }
}

private final class HastyChild: Coordinator {
  let flow: Flow<TermsRoute, Void>
  init(flow: Flow<TermsRoute, Void>) { self.flow = flow }
  func start() {
    show(.terms)
    flow.finish()
  }
  func show(_ route: TermsRoute) { flow.push(HelpModel(), at: route) }
}
