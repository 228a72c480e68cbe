import Observation
import Synchronization
import Testing
import Usher
import UsherTestSupport
import WebTesting

@testable import UsherWeb

/// A screen stores what it has decided before it does something outside of its page.
@Suite("Decisions that are stored before they are carried out", .timeLimit(.minutes(10)))
struct StoredDecisionTests {
  private let warehouse = Warehouse()

  private func server(_ store: any SessionStore) async throws -> KilledServer {
    try await KilledServer(store, at: "/orders") { [warehouse] _ in
      WebApp("orders", title: "Orders") { flow, _ in
        OrderCoordinator(warehouse: warehouse, flow: flow)
      } views: {
        OrderView.self
      }
    }
  }

  /// A server whose page is stored, and of which nothing more is stored until the store is released.
  private func server(holding store: HeldStore) async throws -> KilledServer {
    await store.release()
    let server = try await server(store)
    await server.settle()
    await store.hold()
    return server
  }

  private func placed(_ count: Int) async {
    await UsherTestSupport.settle { warehouse.orders.count >= count }
  }

  @Test("nothing is carried out before the page is stored")
  func waits() async throws {
    let store = HeldStore()
    let server = try await server(holding: store)
    try await server.click("Order")
    for _ in 0..<100 { await server.tab.session?.settled() }
    #expect(warehouse.orders.isEmpty)
    await store.release()
    await placed(1)
    await server.settle()
    try await server.restart()
    await server.settle()
    // Also if the process ended before the page was stored again.
    #expect(Set(warehouse.orders).count == 1)
    await server.close()
  }

  @Test("a decision that wasn't stored when the process ended is made again, and carried out once")
  func lost() async throws {
    let store = HeldStore()
    let server = try await server(holding: store)
    try await server.click("Order")
    #expect(warehouse.orders.isEmpty)
    // The first process ends: its page is gone before its store answers.
    let first = server.host
    server.leave()
    server.replace()
    await first.close()
    await store.drop()
    try await server.connect()
    await server.settle()
    await placed(1)
    #expect(Set(warehouse.orders).count == 1)
    await server.close()
  }

  @Test("what was carried out, but not noted, is carried out again under the same name")
  func again() async throws {
    let store = HeldStore()
    let server = try await server(holding: store)
    await store.release()
    warehouse.onOrder = { await store.hold() }
    try await server.click("Order")
    await placed(1)
    warehouse.onOrder = nil
    server.leave()
    await store.drop()
    try await server.restart()
    await server.settle()
    await placed(2)
    #expect(Set(warehouse.orders).count == 1)
    await server.close()
  }

  @Test("without a store that works, a page doesn't wait")
  func fails() async throws {
    let store = BrokenStore()
    let server = try await server(store)
    await server.settle()
    store.failure = .full("data/pages")
    try await server.click("Order")
    await placed(1)
    // The second finds a store that fails already.
    try await server.click("Order")
    await placed(2)
    store.failure = nil
    await server.settle()
    await server.close()
  }

  @Test("without a store, a page doesn't wait either")
  func none() async throws {
    let app = WebApp("orders", title: "Orders") { [warehouse] flow, _ in
      OrderCoordinator(warehouse: warehouse, flow: flow)
    } views: {
      OrderView.self
    }
    let session = WebSession(
      token: "token",
      visitor: Visitor(id: "a"),
      threads: .test,
      limits: .patient,
      store: nil,
      ended: { _, _ in }
    )
    let browser = TestBrowser(try await session.open(app, path: "", assets: Assets([app])))
    let connection = TestConnection()
    try await session.attach(connection, BrowserState(received: 0))
    let button = try #require(browser.element("button", "Order"))
    let message = try #require(browser.event("click", on: button))
    await session.executor.perform {
      session.assumeIsolated { session in
        message.withUnsafeBytes { session.receive($0, from: connection) }
      }
    }
    await placed(1)
    await session.close()
  }

  @Test("who waits when the page ends doesn't wait for ever")
  func ends() async throws {
    let store = HeldStore()
    let server = try await server(holding: store)
    try await server.click("Order")
    // The store doesn't answer before the host has ended.
    await server.close()
    #expect(warehouse.orders.isEmpty)
    await store.release()
  }
}

private final class Warehouse: Sendable {
  private let state = Mutex((orders: [Int](), onOrder: (@Sendable () async -> Void)?.none))

  /// The names of the orders that came, each time.
  var orders: [Int] { state.withLock(\.orders) }
  var onOrder: (@Sendable () async -> Void)? {
    get { state.withLock(\.onOrder) }
    set { state.withLock { $0.onOrder = newValue } }
  }

  func place(_ order: Int) async {
    await onOrder?()
    state.withLock { $0.orders.append(order) }
  }
}

private enum OrderRoute: Route, CaseIterable { case orders }

private final class OrderCoordinator: Coordinator {
  let flow: Flow<OrderRoute, Never>
  private let warehouse: Warehouse

  init(warehouse: Warehouse, flow: Flow<OrderRoute, Never>) {
    (self.warehouse, self.flow) = (warehouse, flow)
  }

  func show(_ route: OrderRoute) {
    flow.push(at: route) { [warehouse] (screen: Screen<Never>) in
      OrderViewModel(warehouse: warehouse, screen: screen)
    }
  }
}

@Observable
private final class OrderViewModel: ViewModel, Restorable {
  var order: Int?
  private let warehouse: Warehouse
  private let screen: Screen<Never>

  init(warehouse: Warehouse, screen: Screen<Never>) {
    (self.warehouse, self.screen) = (warehouse, screen)
    screen.scope.task(self) { await $0.place() }
  }

  var savedState: Int? {
    get { order }
    set { order = newValue }
  }

  func orderTapped() {
    order = Int.random(in: 0..<Int.max)
    screen.scope.task(self) { await $0.place() }
  }

  private func place() async {
    guard let order else { return }
    guard (try? await screen.stored()) != nil else { return }
    await warehouse.place(order)
    self.order = nil
  }
}

private struct OrderView: View {
  let viewModel: OrderViewModel
  var body: some HTML { button { "Order" }.on(.click, viewModel.orderTapped) }
}
