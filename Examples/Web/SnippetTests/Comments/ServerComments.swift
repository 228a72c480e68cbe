// The examples in the comments of `Sources/UsherHummingbird`, `UsherPubSub` and `UsherPostgres`: compiled here.

import Hummingbird
import PostgresClient
import Usher
import UsherHummingbird
import UsherPostgres
import UsherPubSub
import UsherWeb

private struct Order: Codable {
  let id: String
}

private enum OrderChange: Codable, Sendable {
  case shipped(String)
}

private struct Shop: Sendable {
  let payments = Payments()
  func add(_ order: Order) -> Order { order }
}

private struct Payments: Sendable {
  func apply(_ event: PaymentEvent) async throws {}
}

private struct PaymentEvent: Codable {}

private struct Signature: Sendable {
  func isValid(_ header: String?, of body: [UInt8]) -> Bool { header != nil }
}

private func serving(_ redGreen: WebApp, _ host: WebHost) async throws {
  try await UsherServer(WebHost([redGreen])).run()
  try await UsherServer(WebHost([redGreen])).run { url in print("Open \(url)") }
  await UsherServer(WebHost([redGreen])).main()
  do {
    try await UsherServer(host).run()
  } catch let error as ServerError where error.code == .portInUse {
    print(error)
  }
  var configuration = ServerConfiguration(hostname: "0.0.0.0")
  configuration.limits.connections = 50_000
  configuration.certificate = "/etc/letsencrypt/live/example.com/fullchain.pem"
  configuration.certificateKey = "/etc/letsencrypt/live/example.com/privkey.pem"
  try await UsherServer(WebHost([redGreen]), configuration: configuration).run()
}

private func settings() throws {
  var settings = HostSettings()
  try settings.read(flags: ["limits.connections=5000"], file: "usher.json")
  do {
    try settings.read(file: "usher.json")
  } catch {
    print(error)
  }
}

private func routes(_ shop: Shop, _ signature: Signature) -> [ServerRoute] {
  [
    ServerRoute("/api/orders", .post) { request in
      let order = try request.json(Order.self)
      return try .json(shop.add(order), status: 201)
    },
    ServerRoute("/api/v1") { request in
      request.method == "GET" ? .text(200, "Hello") : .text(405, "Only GET is served.")
    },
    ServerRoute("/echo") { request in
      .text(200, request.path)
    },
    ServerRoute.webhook("/webhooks/payments") { request in
      guard signature.isValid(request.header("x-signature"), of: request.body) else {
        throw RequestError(401, "The signature is wrong.")
      }
      try await shop.payments.apply(request.json(PaymentEvent.self))
      return .text(200, "ok")
    },
  ]
}

private func order(_ id: String, in orders: [String: Order]) throws -> Order {
  guard let order = orders[id] else { throw RequestError(404, "There is no order \(id).") }
  return order
}

private func beside(_ shop: WebApp, _ configuration: ServerConfiguration) async throws {
  let prices = "[]"
  let router = Router()
  router.get("api/prices") { _, _ in prices }
  let usher = UsherServer(WebHost([shop]), configuration: configuration)
  let application = try Application(router: router, usher: usher)
  try await application.runService()
}

private func publishing(_ id: String, _ customer: String, on broker: LocalBroker) async throws {
  do {
    let orders = Topic<OrderChange>("orders", on: broker)
    print(orders)
  }
  let changes = Topic<OrderChange>("orders", on: broker)
  try await changes.publish(.shipped(id), key: customer)
}

private func telling(_ changes: Subscribers<Void>, _ customer: String) {
  changes.send((), key: customer)
}

private struct OrderStore {
  func orders(of customer: String) async throws -> [String: ShownOrder] { [:] }
}

private struct ShownOrder: Codable, Sendable {
  let id: String
}

private func showing(
  _ orders: Topic<ShownOrder>,
  _ store: OrderStore,
  of customer: String
) async throws {
  let changes = orders.subscribe(key: customer)
  var shown = try await store.orders(of: customer)
  for await change in changes {
    switch change {
    case .value(let order): shown[order.id] = order
    case .missed: shown = try await store.orders(of: customer)
    }
  }
}

private struct Orders {
  let changes: Topic<OrderChange>
}

private final class OrdersViewModel: ViewModel {
  init(_ orders: Orders, of customer: String, screen: Screen<Never>) {
    screen.scope.forEach(orders.changes.subscribe(key: customer)) { [weak self] in self?.receive($0)
    }
  }

  private func receive(_ delivery: Delivery<OrderChange>) {}
}

private func postgres(_ app: WebApp, _ pool: PostgresPool, id: String, customer: String)
  async throws
{
  do {
    let broker = try await PostgresBroker("postgres://site:secret@localhost/site")
    let orders = Topic<OrderChange>("orders", on: broker)
    try await pool.perform(.writing) { link in
      try link.run("UPDATE shipment SET sent = now() WHERE id = $1", [.text(id)])
      try broker.publish([try orders.message(.shipped(id), key: customer)], in: link)
    }
  }
  let store = try await PostgresSessionStore("postgres://site:secret@localhost/site")
  try await UsherServer(WebHost([app], store: store)).run()
}

private func client(_ visitor: String) async throws {
  let pool = PostgresPool(
    try PostgresAddress("postgres://me@localhost/site"),
    for: "site",
    count: 4
  )
  let names = try await pool.perform(.reading) { link in
    let rows = try link.run("SELECT name FROM player")
    return (0..<rows.count).map { rows.text($0, 0) }
  }
  print(names)
  try await pool.perform(.writing) { link in
    try link.run("DELETE FROM page WHERE visitor = $1", [.text(visitor)])
  }
}

private func migrations() -> PostgresMigrations {
  let migrations = PostgresMigrations(
    "survey",
    of: "the survey",
    [
      ["CREATE TABLE survey_draft (visitor text PRIMARY KEY, answers text NOT NULL)"],
      ["ALTER TABLE survey_draft ADD COLUMN revision bigint NOT NULL DEFAULT 1"],
    ]
  )
  return migrations
}
