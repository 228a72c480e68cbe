import Foundation
import ModelTestSupport
import PhotosFixtures
import PhotosModel
import Testing

@Suite("Store")
struct StoreTests {
  @Test("everything survives a restart, and no secret is stored in clear")
  func restart() async throws {
    try await withFolder { folder in
      let first = try await open(folder)
      try await first.createAccount("ada", "secret-password", visitor: "visitor-secret")
      let purchase = try await first.buy("hnj", visitor: "visitor-secret")
      try await first.signInDemo("gone")
      try await first.signOut(visitor: "gone")
      let second = try await open(folder)
      #expect(second.account(of: "visitor-secret")?.username == "ada")
      #expect(second.account(of: "gone") == nil)
      let kept = try await second.purchases(of: "visitor-secret")
      #expect(kept.map(\.title) == ["Stonehenge Storm"])
      #expect(kept.first?.price == purchase.price)
      try await second.signIn("ada", "secret-password", visitor: "b")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.contains("photos.sqlite"))
      for name in names {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        #expect(data.range(of: Data("secret-password".utf8)) == nil)
        #expect(data.range(of: Data("visitor-secret".utf8)) == nil)
      }
    }
  }

  @Test("other photos take the place of those before, and purchases stay")
  func otherCatalogue() async throws {
    try await withFolder { folder in
      let first = try await open(folder)
      try await first.signInDemo("a")
      try await first.buy("pli", visitor: "a")
      let mine = Photo(id: "mine", title: "Mine", price: Catalogue.folderPrice)
      let second = try await open(folder, photos: [mine])
      #expect(try await second.photos() == [mine])
      #expect(try await second.purchases(of: "a").map(\.title) == ["Misery Ridge"])
    }
  }

  @Test("the demo account is made once")
  func seed() async throws {
    try await withFolder { folder in
      let first = try await open(folder)
      try await first.signInDemo("a")
      let second = try await open(folder)
      try await second.signInDemo("b")
      #expect(second.account(of: "a") == second.account(of: "b"))
    }
  }

  @Test("a purchase of the same photo is recorded once, and the first one counts")
  func recordedOnce() async throws {
    let store = try SQLitePhotoStore.inMemory()
    let account = try await store.createAccount("ada", passwordHash: "")
    func purchase(_ amount: Int) -> Purchase {
      Purchase(
        photoID: "pli",
        title: "Misery Ridge",
        price: Money(Decimal(amount), "USD"),
        date: Date(timeIntervalSince1970: TimeInterval(amount))
      )
    }
    #expect(try await store.record(purchase(1), of: account) == purchase(1))
    #expect(try await store.record(purchase(2), of: account) == purchase(1))
    #expect(try await store.purchases(of: account) == [purchase(1)])
  }

  private func open(_ folder: URL, photos: [Photo] = Catalogue.photos) async throws -> PhotoShop {
    var pictures = PlainPictures()
    pictures.photos = photos
    let shop = try PhotoShop(
      store: SQLitePhotoStore(path: folder.appendingPathComponent("photos.sqlite").path),
      pictures: pictures,
      scryptExponent: 4
    )
    try await shop.open()
    return shop
  }
}
