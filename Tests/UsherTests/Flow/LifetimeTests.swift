import Testing
import Usher
import UsherTesting

@Suite("Lifetime")
struct LifetimeTests {
  @Test("ten thousand pushes and pops, starts and finishes leave no object behind")
  func tenThousandCycles() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      weak var last: ItemModel?
      for cycle in 0..<10_000 {
        // Other tests want the actor, too.
        if cycle.isMultiple(of: 100) { await Task.yield() }
        try app.on(ListModel.self) { $0.select("pli") }
        last = try app.top(ItemModel.self)
        try app.on(ItemModel.self) { $0.buy() }
        try app.on(OrderModel.self) { $0.order() }
        try app.back()
      }
      #expect(last == nil)
      #expect(app.navigation.leaks.isEmpty)
      #expect(app.navigation.transitions.count == app.navigation.transitionLimit)
      try app.expect("List")
      try app.close()
    }
  }

  @Test("a leaked view model is named with the coordinators around it")
  func leaksAreNamed() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      try app.on(ListModel.self) { $0.buy("pli") }
      let kept = try app.top(OrderModel.self)
      try app.swipeDown()
      let failure = #expect(throws: TestFailure.self) { try app.expectNoLeaks() }
      #expect(
        failure?.description == """
          OrderModel at “pli/buy” of ShopCoordinator › BuyCoordinator is still in memory after it ended. \
          To fix this, look for a closure or a stored property that holds it strongly: \
          use `screen.on(self) { … }` or `[weak self]`.
          """
      )
      withExtendedLifetime(kept) {}
    }
  }

  @Test("who wants to know hears of a leak by itself, once")
  func leaksAreReported() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      var reports: [String] = []
      app.navigation.onLeak = { reports.append("\($0.type) at \($0.path)") }
      try app.on(ListModel.self) { $0.select("pli") }
      let kept = try app.top(ItemModel.self)
      try app.back()
      try app.on(ListModel.self) { $0.select("jyg") }
      try app.back()
      try await app.wait { !reports.isEmpty }
      #expect(reports == ["ItemModel at pli"])
      try app.on(ListModel.self) { $0.select("jyg") }
      let other = try app.top(ItemModel.self)
      try app.back()
      try await app.wait { reports.count > 1 }
      #expect(reports == ["ItemModel at pli", "ItemModel at jyg"])
      withExtendedLifetime((kept, other)) {}
    }
  }

  @Test("handlers that capture their coordinator strongly leak nothing once it has ended")
  func strongCaptures() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { CarelessCoordinator(flow: $0) }
      weak let root = try app.root(CarelessCoordinator.self)
      root?.child.start(at: .item(id: "x"))
      weak let child = root?.child.coordinator
      #expect(child != nil)
      try app.back()
      #expect(child == nil)
      app.navigation.close()
      #expect(root == nil)
      try app.expectNoLeaks()
    }
  }

  @Test("a handler of a screen that is gone does nothing")
  func lateHandler() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(isSignedIn: false, flow: $0) }
      try app.on(ListModel.self) { $0.buy("pli") }
      let signIn = try app.top(SignInModel.self)
      try app.swipeDown()
      signIn.signedIn()
      try app.expect("List")
    }
  }

  @Test("work of a screen is cancelled when the screen goes")
  func cancelsTasks() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { WorkingCoordinator(flow: $0) }
      let model = try app.top(WorkingModel.self)
      while app.clock.sleepers == 0 { await Task.yield() }
      #expect(model.state == "working")
      app.navigation.close()
      while model.state == "working" { await Task.yield() }
      #expect(model.state == "cancelled")
    }
  }
}

private final class CarelessCoordinator: Coordinator {
  let flow: Flow<ShopRoute, Never>
  lazy var child = flow.child { flow in
    CarelessCoordinator(flow: flow)
  } ended: { _ in
    self.endings += 1
  }
  var endings = 0
  init(flow: Flow<ShopRoute, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: ShopRoute) {
    flow.push(ItemModel(title: "Careless", buy: { self.show(.list) }), at: route)
  }
}

private final class WorkingModel: ViewModel {
  var state = "working"
  init(scope: Scope) {
    scope.task {
      do { try await scope.sleep(for: .seconds(1)) } catch { self.state = "cancelled" }
    }
  }
}

private final class WorkingCoordinator: Coordinator {
  let flow: Flow<TermsRoute, Never>
  init(flow: Flow<TermsRoute, Never>) { self.flow = flow }
  func start() { show(.terms) }
  func show(_ route: TermsRoute) { flow.push(at: route) { WorkingModel(scope: $0.scope) } }
}
