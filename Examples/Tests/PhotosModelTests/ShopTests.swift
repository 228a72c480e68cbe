import Foundation
import PhotosModel
import PhotosModelFixtures
import Synchronization
import Testing

@Suite("Photo shop")
struct ShopTests {
  @Test("nine photos are offered, in order, at their prices")
  func catalogue() async throws {
    let photos = try await PhotoShop.test().photos()
    #expect(photos.map(\.id) == ["pli", "jyg", "rdz", "aqs", "dfc", "gbh", "hnj", "jkr", "pah"])
    #expect(photos.first?.title == "Misery Ridge")
    #expect(
      photos.map { $0.price?.formatted(locale: Locale(identifier: "en_US")) } == [
        "$25.99", "$15.99", "$27.99", "$35.99", "$18.99", "$24.99", "$25.99", "$30.99", "$50.99",
      ]
    )
  }

  @Test("F0.15: a price keeps its currency wherever it is shown")
  func price() {
    let money = Money(Decimal(2599) / 100, "USD")
    #expect(money.formatted(locale: Locale(identifier: "en_US")) == "$25.99")
    let german = money.formatted(locale: Locale(identifier: "de_DE"))
    #expect(german.contains("25,99") && german.contains("$"))
  }

  @Test("the demo account signs in, in upper case too")
  func demo() async throws {
    let shop = try await PhotoShop.test()
    #expect(shop.account(of: "a") == nil)
    try await shop.signIn(" BartJacobs ", "123456789", visitor: "a")
    #expect(shop.account(of: "a")?.username == "bartjacobs")
    #expect(shop.account(of: "b") == nil)
    try await shop.signOut(visitor: "a")
    #expect(shop.account(of: "a") == nil)
  }

  @Test(
    "what can't be right isn't tried",
    arguments: [
      ("", "x", PhotosError.emptyUsername), ("  ", "x", .emptyUsername),
      ("bartjacobs", "", .emptyPassword), ("bartjacobs", "wrong", .wrongCredentials),
      ("nobody", "123456789", .wrongCredentials),
    ]
  )
  func wrong(_ username: String, _ password: String, _ error: PhotosError) async throws {
    let shop = try await PhotoShop.test()
    await #expect(throws: error) {
      try await shop.signIn(username, password, visitor: "a")
    }
    #expect(shop.account(of: "a") == nil)
  }

  @Test("five wrong passwords lock an account for a minute, and no other")
  func lockout() async throws {
    let time = TestTime()
    let shop = try await PhotoShop.test(now: { time.now })
    for _ in 0..<5 {
      await #expect(throws: PhotosError.wrongCredentials) {
        try await shop.signIn("bartjacobs", "wrong", visitor: "a")
      }
    }
    time.advance(by: 20)
    await #expect(throws: PhotosError.tooManyAttempts(secondsToWait: 40)) {
      try await shop.signIn("BARTJACOBS", "123456789", visitor: "a")
    }
    try await shop.createAccount("someone", "long enough", visitor: "b")
    try await shop.signIn("someone", "long enough", visitor: "b")
    time.advance(by: 41)
    try await shop.signIn("bartjacobs", "123456789", visitor: "a")
    #expect(shop.account(of: "a") != nil)
  }

  @Test("an account is made with a free name and eight characters")
  func createAccount() async throws {
    let shop = try await PhotoShop.test()
    await #expect(throws: PhotosError.passwordTooShort(minimum: 8)) {
      try await shop.createAccount("ada", "1234567", visitor: "a")
    }
    await #expect(throws: PhotosError.usernameTaken) {
      try await shop.createAccount("BartJacobs", "12345678", visitor: "a")
    }
    try await shop.createAccount("ada", "12345678", visitor: "a")
    #expect(shop.account(of: "a")?.username == "ada")
  }

  @Test("F0.14: a purchase belongs to the account, is made once and charged once")
  func purchase() async throws {
    let gateway = ScriptedGateway()
    let shop = try await PhotoShop.test(gateway: gateway)
    try await shop.signIn("bartjacobs", "123456789", visitor: "a")
    let first = try await shop.buy("pli", visitor: "a")
    let again = try await shop.buy("pli", visitor: "a")
    #expect(first == again)
    #expect(gateway.calls == 1)
    #expect(try await shop.purchases(of: "a").map(\.photoID) == ["pli"])
    // Another browser of the same person.
    try await shop.signIn("bartjacobs", "123456789", visitor: "b")
    #expect(try await shop.hasBought("pli", visitor: "b"))
    // Another person in the first one.
    try await shop.signOut(visitor: "a")
    #expect(try await !shop.hasBought("pli", visitor: "a"))
    try await shop.createAccount("ada", "12345678", visitor: "a")
    #expect(try await !shop.hasBought("pli", visitor: "a"))
  }

  @Test("two purchases at the same time are one")
  func concurrentPurchases() async throws {
    let gateway = ScriptedGateway()
    let shop = try await PhotoShop.test(gateway: gateway)
    try await shop.signIn("bartjacobs", "123456789", visitor: "a")
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { _ = try? await shop.buy("rdz", visitor: "a") } }
    }
    #expect(gateway.charged.count == 1)
    #expect(try await shop.purchases(of: "a").count == 1)
  }

  @Test("a payment that fails records nothing, and can be tried again")
  func failedPayments() async throws {
    let gateway = ScriptedGateway(.paymentDeclined, .paymentUnreachable)
    let shop = try await PhotoShop.test(gateway: gateway)
    try await shop.signIn("bartjacobs", "123456789", visitor: "a")
    for error in [PhotosError.paymentDeclined, .paymentUnreachable] {
      await #expect(throws: error) { try await shop.buy("pli", visitor: "a") }
      #expect(try await shop.purchases(of: "a").isEmpty)
    }
    try await shop.buy("pli", visitor: "a")
    #expect(try await shop.hasBought("pli", visitor: "a"))
  }

  @Test("what can't be bought says why")
  func refused() async throws {
    let shop = try await PhotoShop.test(photos: [Photo(id: "free", title: "Free", price: nil)])
    await #expect(throws: PhotosError.notSignedIn) { try await shop.buy("free", visitor: "a") }
    try await shop.signIn("bartjacobs", "123456789", visitor: "a")
    await #expect(throws: PhotosError.notForSale) { try await shop.buy("free", visitor: "a") }
    await #expect(throws: PhotosError.unknownPhoto) { try await shop.buy("none", visitor: "a") }
  }

  @Test("F0.10: a purchase that is left before the payment isn't made")
  func cancelled() async throws {
    let gateway = ScriptedGateway()
    let (started, start) = AsyncStream<Void>.makeStream()
    let shop = try await PhotoShop.test(
      gateway: gateway,
      pause: {
        start.yield()
        try await Task.sleep(for: .seconds(3600))
      }
    )
    let quick = try await PhotoShop.test()
    try await quick.signIn("bartjacobs", "123456789", visitor: "a")
    let signIn = Task { try await shop.signIn("bartjacobs", "123456789", visitor: "a") }
    for await _ in started { break }
    signIn.cancel()
    await #expect(throws: CancellationError.self) { try await signIn.value }
    #expect(shop.account(of: "a") == nil)
    #expect(gateway.calls == 0)
  }

  @Test("the whole picture is for who has bought it")
  func fullPicture() async throws {
    let shop = try await PhotoShop.test()
    await #expect(throws: PhotosError.notBought) { try await shop.picture("pli", visitor: "a") }
    try await shop.signIn("bartjacobs", "123456789", visitor: "a")
    await #expect(throws: PhotosError.notBought) { try await shop.picture("pli", visitor: "a") }
    try await shop.buy("pli", visitor: "a")
    #expect(try await shop.picture("pli", visitor: "a").data == Data("pli".utf8))
    await #expect(throws: PhotosError.notBought) { try await shop.picture("jyg", visitor: "a") }
  }

  @Test("who listens hears of each change")
  func changes() async throws {
    let shop = try await PhotoShop.test()
    var changes = shop.changes().makeAsyncIterator()
    try await shop.signIn("bartjacobs", "123456789", visitor: "a")
    #expect(await changes.next() != nil)
    try await shop.buy("pli", visitor: "a")
    #expect(await changes.next() != nil)
  }

  @Test("everything survives a restart, and no secret is stored in clear")
  func restart() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("photos.sqlite").path
    func open() async throws -> PhotoShop {
      let shop = try PhotoShop(
        store: SQLitePhotoStore(path: path),
        pictures: PlainPictures(),
        scryptExponent: 4
      )
      try await shop.open()
      return shop
    }
    let first = try await open()
    try await first.createAccount("ada", "secret-password", visitor: "visitor-secret")
    try await first.buy("hnj", visitor: "visitor-secret")
    let second = try await open()
    #expect(second.account(of: "visitor-secret")?.username == "ada")
    #expect(try await second.purchases(of: "visitor-secret").map(\.title) == ["Stonehenge Storm"])
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    for file in files {
      let data = try Data(contentsOf: file)
      #expect(data.range(of: Data("secret-password".utf8)) == nil)
      #expect(data.range(of: Data("visitor-secret".utf8)) == nil)
    }
  }
}

private final class TestTime: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_000_000))
  var now: Date { time.withLock { $0 } }
  func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
