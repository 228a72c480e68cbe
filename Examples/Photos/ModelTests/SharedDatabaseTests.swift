import Foundation
import PhotosFixtures
import PhotosModel
import PhotosPostgres
import PostgresTestSupport
import PostgresTesting
import Testing
import UsherAccounts

@Suite("Two processes on one PostgreSQL database", .needsPostgres, .timeLimit(.minutes(10)))
struct SharedDatabaseTests {
  @Test("who signs in, buys or signs out at one has done so at the other")
  func follows() async throws {
    try await run { one, other, _ in
      var changes = other.changes(of: "a").makeAsyncIterator()
      try await one.signInDemo("a")
      #expect(await changes.next() != nil)
      #expect(other.account(of: "a") == one.account(of: "a"))
      #expect(other.account(of: "a") != nil)
      try await one.buy("pli", visitor: "a")
      #expect(await changes.next() != nil)
      #expect(try await other.purchases(of: "a").map(\.title) == ["Misery Ridge"])
      #expect(try await other.picture("pli", visitor: "a").data.isEmpty == false)
      try await one.signOut(visitor: "a")
      // Told or not yet told: nothing is sold any more, and nothing that was bought is given away.
      await #expect(throws: PhotosError.notSignedIn) { try await other.buy("hnj", visitor: "a") }
      await #expect(throws: PhotosError.notBought) { try await other.picture("pli", visitor: "a") }
      while other.account(of: "a") != nil, await changes.next() != nil {}
      #expect(other.account(of: "a") == nil)
    }
  }

  @Test("what is bought at both at once is charged under one key, and recorded once")
  func purchases() async throws {
    let gateway = ScriptedGateway()
    try await run(gateway: gateway) { one, other, _ in
      try await one.signInDemo("a")
      async let first = one.buy("pli", visitor: "a")
      async let second = other.buy("pli", visitor: "a")
      let bought = try await [first, second]
      #expect(bought[0] == bought[1])
      #expect(try await one.purchases(of: "a").count == 1)
      #expect(gateway.charged.count == 1)
    }
  }

  @Test("no password and no name of a browser is in its tables")
  func secrets() async throws {
    try await run { one, _, database in
      try await one.createAccount("ada", "secret-password", visitor: "visitor-secret")
      try await one.buy("hnj", visitor: "visitor-secret")
      let rows = try await database.query(
        """
        SELECT photos_account::text FROM photos_account UNION ALL SELECT photos_sign_in::text FROM photos_sign_in
        UNION ALL SELECT photos_purchase::text FROM photos_purchase
        UNION ALL SELECT coalesce(key, '') || convert_from(bytes, 'UTF8') FROM usher_message
        """
      )
      #expect(rows.contains { $0.contains("Stonehenge Storm") })
      #expect(rows.contains { $0.contains("signIn") })
      #expect(!rows.contains { $0.contains("secret") })
    }
  }

  private func run(
    gateway: any PaymentGateway = ApprovingGateway(),
    _ body: (_ one: PhotoShop, _ other: PhotoShop, PostgresDatabase) async throws -> Void
  ) async throws {
    try await DatabaseProcess.run { processes, database in
      weak var freed: PhotoShop?
      do {
        // Both are opened at once, and one of them makes the tables and the demo account.
        let shops = try await withThrowingTaskGroup(of: PhotoShop.self) { group in
          for process in processes {
            group.addTask {
              let shop = PhotoShop(
                store: try await PostgresPhotoStore(process.pool, process.broker),
                pictures: PlainPictures(),
                gateway: gateway,
                passwordWork: .tests
              )
              try await shop.open()
              return shop
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        freed = shops[0]
        try await body(shops[0], shops[1], database)
      }
      // Its task may be holding it to tell of the last change.
      while freed != nil, !Task.isCancelled { await Task.yield() }
      #expect(freed == nil)
    }
  }
}
