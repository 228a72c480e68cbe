import Hummingbird
import Testing
import Usher
import UsherHummingbird
import UsherTesting
import UsherWeb

@MainActor
@Suite("Articles: beside others")
struct BesideSnippetTests {
  private struct OwnGateway: Gateway {
    func checkout(_ photo: String, returningTo url: String) async throws -> String {
      "https://pay.example/?back=\(url)"
    }

    func isPaid(_ payment: String, for photo: String) async throws -> Bool { payment == "p-17" }
  }

  @Test(
    "who pays on another site is thanked if the payment service says so",
    arguments: [("payment=p-17", "Thank you!"), ("payment=forged", "The photo isn’t paid yet.")]
  )
  func paying(_ query: String, _ message: String) async throws {
    let app = try TestApp { PayCoordinator(gateway: OwnGateway(), flow: $0) }
    try app.on(PayViewModel.self) { $0.payButtonTapped() }
    try await app.settle()
    #expect(
      app.device.opened == ["https://pay.example/?back=https://app.example/-/return/detour-1"]
    )
    app.device.comeBack(with: query)
    try await app.settle()
    let said = try app.top(PayViewModel.self).message
    #expect(said == message)
    try app.close()
  }

  @Test("a message of the payment service counts once, and open pages hear of it")
  func webhook() async {
    let shop = Shop()
    var changes = shop.changes().makeAsyncIterator()
    for _ in 0..<2 { shop.apply(PaymentEvent(id: "m-1", payment: "p-17")) }
    shop.apply(PaymentEvent(id: "m-2", payment: "p-18"))
    #expect(shop.isPaid("p-17") && shop.isPaid("p-18"))
    await changes.next()
    await changes.next()
    #expect(
      makeRoutes(shop) { _, _ in true }.map(\.path) == ["/api/payments", "/webhooks/payments"]
    )
  }

  @Test("the application with both can be made")
  func application() throws {
    _ = try makeApplication(WebHost([]), configuration: ServerConfiguration(port: 0))
  }
}
