import Foundation
import ModelTestSupport
import PhotosFixtures
import PhotosModel
import Testing
import UsherAccounts

@Suite("Store")
struct StoreTests {
  @Test("everything survives a restart, and no secret is stored in clear")
  func restart() async throws {
    try await withFolder { folder in
      let path = folder.appendingPathComponent("photos.sqlite").path
      let first = try await open(SQLitePhotoStore(path: path))
      try await first.createAccount("ada", "secret-password", visitor: "visitor-secret")
      let purchase = try await first.buy("hnj", visitor: "visitor-secret")
      try await first.signInDemo("gone")
      try await first.signOut(visitor: "gone")
      let second = try await open(SQLitePhotoStore(path: path))
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

  @Test(
    "other photos take the place of those before, and purchases stay",
    arguments: StoreKind.available
  )
  func otherCatalogue(_ kind: StoreKind) async throws {
    try await kind.run { store in
      let first = try await open(store())
      try await first.signInDemo("a")
      try await first.buy("pli", visitor: "a")
      let mine = Photo(id: "mine", title: "Mine", price: Catalogue.folderPrice)
      let second = try await open(store(), photos: [mine])
      #expect(try await second.photos() == [mine])
      #expect(try await second.photo("mine") == mine)
      await #expect(throws: PhotosError.unknownPhoto) { try await second.photo("pli") }
      #expect(try await second.purchases(of: "a").map(\.title) == ["Misery Ridge"])
    }
  }

  @Test(
    "the demo account is made once, and who is signed in stays it",
    arguments: StoreKind.available
  )
  func seed(_ kind: StoreKind) async throws {
    try await kind.run { store in
      let first = try await open(store())
      try await first.signInDemo("a")
      try await first.signInDemo("gone")
      try await first.signOut(visitor: "gone")
      let second = try await open(store())
      try await second.signInDemo("b")
      #expect(second.account(of: "a") == second.account(of: "b"))
      #expect(second.account(of: "a") != nil)
      #expect(second.account(of: "gone") == nil)
    }
  }

  @Test(
    "who is moved to another name of the browser takes the place of somebody else there",
    arguments: StoreKind.available
  )
  func moved(_ kind: StoreKind) async throws {
    try await kind.run { store in
      let store = try await store()
      let ada = try await store.createAccount("ada", passwordHash: "")
      let bob = try await store.createAccount("bob", passwordHash: "")
      try await store.setSignIn(ada, "a")
      try await store.setSignIn(bob, "b")
      try await store.moveSignIn("a", to: "b")
      #expect(try await store.signIns() == ["b": ada])
      try await store.moveSignIn("nobody's", to: "b")
      #expect(try await store.signIns() == ["b": ada])
    }
  }

  @Test("an account has one name, in upper or lower case", arguments: StoreKind.available)
  func names(_ kind: StoreKind) async throws {
    try await kind.run { store in
      let store = try await store()
      let account = try await store.createAccount("Ada", passwordHash: "hash")
      await #expect(throws: PhotosError.usernameTaken) {
        try await store.createAccount("aDA", passwordHash: "other")
      }
      let found = try await store.account(named: "ADA")
      #expect(found?.account == account && found?.passwordHash == "hash")
      #expect(try await store.account(named: "Adam") == nil)
      // As SQLite has it, only A to Z.
      _ = try await store.createAccount("ÄDA", passwordHash: "")
      _ = try await store.createAccount("äda", passwordHash: "")
    }
  }

  @Test(
    "a purchase of the same photo is recorded once, and the first one counts",
    arguments: StoreKind.available
  )
  func recordedOnce(_ kind: StoreKind) async throws {
    try await kind.run { store in
      let store = try await store()
      let account = try await store.createAccount("ada", passwordHash: "")
      func purchase(_ amount: Int, of photo: String = "pli") -> Purchase {
        Purchase(
          photoID: photo,
          title: "Misery Ridge",
          price: Money(Decimal(amount) / 100, "USD"),
          date: Date(timeIntervalSince1970: TimeInterval(amount))
        )
      }
      #expect(try await store.record(purchase(1), of: account) == purchase(1))
      #expect(try await store.record(purchase(2), of: account) == purchase(1))
      #expect(try await store.purchases(of: account) == [purchase(1)])
      let other = purchase(1, of: "other")
      _ = try await store.record(other, of: account)
      #expect(try await store.purchases(of: account) == [other, purchase(1)])
    }
  }

  private func open(
    _ store: any PhotoStore,
    photos: [Photo] = Catalogue.photos
  ) async throws -> PhotoShop {
    var pictures = PlainPictures()
    pictures.photos = photos
    let shop = PhotoShop(store: store, pictures: pictures, passwordWork: .tests)
    try await shop.open()
    return shop
  }
}
