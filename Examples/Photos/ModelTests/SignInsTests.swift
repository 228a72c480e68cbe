import Synchronization
import Testing
import UsherPubSub

@testable import PhotosModel

@Suite("Who is signed in, in memory")
struct SignInsTests {
  /// A store whose first answer waits until a test lets it go, with what was stored when it was asked.
  final class SlowStore: PhotoStore {
    private let store: SQLitePhotoStore
    private let isFirst = Mutex(true)
    private let (reached, reach) = AsyncStream<Void>.makeStream()
    private let (answers, answer) = AsyncStream<Void>.makeStream()

    init() throws { store = try .inMemory() }

    func isAsked() async { for await _ in reached { return } }
    func letGo() { answer.yield() }

    private func wait() async {
      let isFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      guard isFirst else { return }
      reach.yield()
      for await _ in answers { return }
    }

    func signIn(_ key: String) async throws -> Account? {
      let account = try await store.signIn(key)
      await wait()
      return account
    }
    func signIns() async throws -> [String: Account] {
      let accounts = try await store.signIns()
      await wait()
      return accounts
    }
    func setSignIn(_ account: Account?, _ key: String) async throws {
      try await store.setSignIn(account, key)
    }
    func createAccount(_ username: String, passwordHash: String) async throws -> Account {
      try await store.createAccount(username, passwordHash: passwordHash)
    }
    func setCatalogue(_ photos: [Photo]) async throws {}
    func photos() async throws -> [Photo] { [] }
    func photo(_ id: Photo.ID) async throws -> Photo? { nil }
    func account(
      named username: String
    ) async throws -> (account: Account, passwordHash: String)? { nil }
    func purchases(of account: Account) async throws -> [Purchase] { [] }
    func record(_ purchase: Purchase, of account: Account) async throws -> Purchase { purchase }
    func changes() -> Subscription<PhotoChange>? { nil }
  }

  @Test("what is read of one while all are read counts")
  func all() async throws {
    let store = try SlowStore()
    let ada = try await store.createAccount("ada", passwordHash: "")
    let bob = try await store.createAccount("bob", passwordHash: "")
    for key in ["b", "c"] { try await store.setSignIn(bob, key) }
    let signIns = SignIns()
    async let all: Void = signIns.read(store)
    await store.isAsked()
    try await store.setSignIn(ada, "a")
    try await store.setSignIn(nil, "b")
    for key in ["a", "b"] { try await signIns.read(store, key) }
    store.letGo()
    try await all
    #expect(signIns["a"] == ada)
    #expect(signIns["b"] == nil)
    #expect(signIns["c"] == bob)
  }

  @Test("an answer that comes late doesn't replace a later one")
  func late() async throws {
    let store = try SlowStore()
    let ada = try await store.createAccount("ada", passwordHash: "")
    let signIns = SignIns()
    async let early: Void = signIns.read(store, "a")
    await store.isAsked()
    try await store.setSignIn(ada, "a")
    try await signIns.read(store, "a")
    #expect(signIns["a"] == ada)
    store.letGo()
    try await early
    #expect(signIns["a"] == ada)
    try await store.setSignIn(nil, "a")
    try await signIns.read(store, "a")
    #expect(signIns["a"] == nil)
  }
}
