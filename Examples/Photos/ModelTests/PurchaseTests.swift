import Foundation
import PhotosFixtures
import PhotosModel
import Synchronization
import Testing

@Suite("Purchases")
struct PurchaseTests {
  @Test("F0.14: a purchase belongs to the account, is made once and charged once")
  func purchase() async throws {
    let gateway = ScriptedGateway()
    let date = Date(timeIntervalSince1970: 1_000_000)
    let shop = try await PhotoShop.test(gateway: gateway, now: { date })
    try await shop.signInDemo("a")
    let first = try await shop.buy("pli", visitor: "a")
    let price = Money(Decimal(2599) / 100, "USD")
    #expect(
      first == Purchase(photoID: "pli", title: "Misery Ridge", price: price, date: date)
    )
    #expect(try await shop.buy("pli", visitor: "a") == first)
    #expect(gateway.calls == 1)
    #expect(Array(gateway.charged.values) == [price])
    #expect(try await shop.purchases(of: "a") == [first])
    // Another browser of the same person.
    try await shop.signInDemo("b")
    #expect(try await shop.hasBought("pli", visitor: "b"))
    // Another person in the first one.
    try await shop.signOut(visitor: "a")
    #expect(try await !shop.hasBought("pli", visitor: "a"))
    try await shop.createAccount("ada", "12345678", visitor: "a")
    #expect(try await !shop.hasBought("pli", visitor: "a"))
  }

  @Test("the newest purchase comes first, also within one moment")
  func order() async throws {
    let shop = try await PhotoShop.test(now: { Date(timeIntervalSince1970: 5) })
    try await shop.signInDemo("a")
    for id in ["pah", "pli", "jkr"] { try await shop.buy(id, visitor: "a") }
    #expect(try await shop.purchases(of: "a").map(\.photoID) == ["jkr", "pli", "pah"])
  }

  @Test("two purchases at the same time are one")
  func concurrent() async throws {
    let gateway = ScriptedGateway()
    let shop = try await PhotoShop.test(gateway: gateway)
    try await shop.signInDemo("a")
    try await shop.signInDemo("b")
    let purchases = try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask { try await shop.buy("rdz", visitor: number.isMultiple(of: 2) ? "a" : "b") }
      }
      return try await group.reduce(into: Set<Purchase>()) { $0.insert($1) }
    }
    #expect(purchases.count == 1)
    #expect(gateway.calls == 1)
    #expect(try await shop.purchases(of: "a").count == 1)
  }

  @Test("two people who buy the same photo both pay")
  func twoPeople() async throws {
    let gateway = ScriptedGateway()
    let shop = try await PhotoShop.test(gateway: gateway)
    try await shop.signInDemo("a")
    try await shop.createAccount("ada", "12345678", visitor: "b")
    try await shop.buy("rdz", visitor: "a")
    try await shop.buy("rdz", visitor: "b")
    #expect(gateway.charged.count == 2)
  }

  @Test(
    "a payment that fails records nothing, and can be tried again",
    arguments: [PhotosError.paymentDeclined, .paymentUnreachable]
  )
  func failedPayment(_ error: PhotosError) async throws {
    let gateway = ScriptedGateway(error)
    let shop = try await PhotoShop.test(gateway: gateway)
    try await shop.signInDemo("a")
    await #expect(throws: error) { try await shop.buy("pli", visitor: "a") }
    #expect(try await shop.purchases(of: "a").isEmpty)
    try await shop.buy("pli", visitor: "a")
    #expect(try await shop.hasBought("pli", visitor: "a"))
  }

  @Test("what can't be bought says why, and isn't charged")
  func refused() async throws {
    let gateway = ScriptedGateway()
    let free = Photo(id: "free", title: "Free", price: nil)
    let shop = try await PhotoShop.test(photos: [free], gateway: gateway)
    await #expect(throws: PhotosError.notSignedIn) { try await shop.buy("free", visitor: "a") }
    try await shop.signInDemo("a")
    await #expect(throws: PhotosError.notForSale) { try await shop.buy("free", visitor: "a") }
    await #expect(throws: PhotosError.unknownPhoto) { try await shop.buy("none", visitor: "a") }
    #expect(gateway.calls == 0)
  }

  @Test("F0.10: a purchase that is left before the payment isn't made")
  func cancelled() async throws {
    let gateway = ScriptedGateway()
    let hold = Hold()
    hold.isOpen = true
    let shop = try await PhotoShop.test(gateway: gateway, pause: { await hold.pause() })
    try await shop.signInDemo("a")
    hold.isOpen = false
    await hold.cancelWhenReached { try await shop.buy("pli", visitor: "a") }
    #expect(gateway.calls == 0)
    #expect(try await shop.purchases(of: "a").isEmpty)
  }

  @Test("who leaves while the payment is under way has bought the photo")
  func leftWhilePaying() async throws {
    let gateway = SlowGateway()
    let shop = try await PhotoShop.test(gateway: gateway)
    try await shop.signInDemo("a")
    var changes = shop.changes(of: "a").makeAsyncIterator()
    let purchase = Task { try await shop.buy("pli", visitor: "a") }
    await gateway.isReached()
    purchase.cancel()
    gateway.approve()
    await changes.next()
    #expect(try await shop.hasBought("pli", visitor: "a"))
  }

  @Test("who signed out in another tab meanwhile buys nothing")
  func signedOutMeanwhile() async throws {
    let gateway = ScriptedGateway()
    let signsOut = Mutex<PhotoShop?>(nil)
    let shop = try await PhotoShop.test(
      gateway: gateway,
      pause: { try await signsOut.withLock { $0 }?.signOut(visitor: "a") }
    )
    try await shop.signInDemo("a")
    signsOut.withLock { $0 = shop }
    await #expect(throws: PhotosError.notSignedIn) { try await shop.buy("pli", visitor: "a") }
    #expect(gateway.calls == 0)
    signsOut.withLock { $0 = nil }
  }
}

/// A gateway that answers when a test says so.
private final class SlowGateway: PaymentGateway {
  private let (reached, reach) = AsyncStream<Void>.makeStream()
  private let (approved, approval) = AsyncStream<Void>.makeStream()

  func charge(_ price: Money, key: String) async throws(PhotosError) {
    reach.yield()
    for await _ in approved { return }
    throw .paymentUnreachable
  }

  func isReached() async {
    for await _ in reached { return }
  }

  func approve() { approval.yield() }
}
