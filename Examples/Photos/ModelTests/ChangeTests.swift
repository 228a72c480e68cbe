import ModelTestSupport
import PhotosFixtures
import Testing
import UsherPubSub

@testable import PhotosModel

@Suite("Changes")
struct ChangeTests {
  @Test("who listens hears of signing in, buying and signing out")
  func each() async throws {
    let shop = try await PhotoShop.test()
    var own = shop.changes(of: "a").makeAsyncIterator()
    var all = shop.changes().makeAsyncIterator()
    try await shop.signInDemo("a")
    #expect(await own.next() != nil)
    #expect(await all.next() != nil)
    try await shop.buy("pli", visitor: "a")
    #expect(await own.next() != nil)
    #expect(await all.next() != nil)
    try await shop.signOut(visitor: "a")
    #expect(await own.next() != nil)
    #expect(await all.next() != nil)
  }

  @Test("each browser of an account hears of its purchases, and nobody else does")
  func purchases() async throws {
    let shop = try await PhotoShop.test()
    try await shop.signInDemo("a")
    try await shop.signInDemo("b")
    try await shop.createAccount("ada", "12345678", visitor: "c")
    let streams = ["a", "b", "c", "d"].map { shop.changes(of: $0) }
    try await shop.buy("pli", visitor: "a")
    let heard = await streams.asyncMap { await $0.hasNews() }
    #expect(heard == [true, true, false, false])
  }

  @Test("who signs in elsewhere is nobody else's news")
  func signIns() async throws {
    let shop = try await PhotoShop.test()
    let streams = ["a", "b"].map { shop.changes(of: $0) }
    try await shop.signInDemo("a")
    #expect(await streams.asyncMap { await $0.hasNews() } == [true, false])
  }

  @Test("nothing is kept of who stopped listening")
  func freed() async throws {
    let shop = try await PhotoShop.test()
    let tasks = (0..<10).map { number in
      Task { [changes = shop.changes(of: "\(number)")] in
        for await _ in changes {}
      }
    }
    #expect(shop.changes.count == 10)
    for task in tasks {
      task.cancel()
      await task.value
    }
    #expect(shop.changes.count == 0)
    do { _ = shop.changes() }
    #expect(shop.changes.count == 0)
  }
}

extension Array {
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async -> Result
  ) async -> [Result] {
    var results: [Result] = []
    for element in self { results.append(await transform(element)) }
    return results
  }
}
