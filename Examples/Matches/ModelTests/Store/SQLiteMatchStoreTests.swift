import Foundation
import ModelTestSupport
import Testing
import UsherPubSub

@testable import MatchesModel

@Suite("The store in SQLite")
struct SQLiteMatchStoreTests {
  @Test("a change is made though nobody waits for it any more")
  func cancelled() async throws {
    let store = try SQLiteMatchStore.inMemory()
    let player = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await store.createPlayer(named: "A")
    }.value
    #expect(try await store.players() == [player])
  }

  @Test("reading that is cancelled says so, and nothing else")
  func cancelledReading() async throws {
    let store = try SQLiteMatchStore.inMemory()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await store.matches()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("rankings and matches are kept until the next change")
  func cached() async throws {
    let store = try SQLiteMatchStore.inMemory()
    let players = try await store.add("A", "B")
    #expect(try await store.rankings(since: nil).map(\.rating) == [0, 0])
    #expect(store.cache.rankings(since: nil) != nil)
    #expect(store.cache.logbook != nil)
    try await store.create(.sample([players[1]], [players[0]]))
    #expect(store.cache.rankings(since: nil) == nil)
    #expect(store.cache.logbook == nil)
    #expect(try await store.rankings(since: nil).map(\.player) == [players[1], players[0]])
  }

  @Test("what was read before a change isn't kept after it")
  func late() async throws {
    let cache = LogbookCache()
    let version = cache.version
    cache.forget()
    cache.keep([Ranking(player: .a, rating: 1)], since: nil, version)
    #expect(cache.rankings(since: nil) == nil)
    cache.keep([Ranking(player: .a, rating: 1)], since: nil, cache.version)
    #expect(cache.rankings(since: nil) != nil)
  }

  @Test("F1.3: what is no database is an error, and no empty list")
  func noDatabase() async throws {
    try await withFolder { folder in
      let path = folder.appending(path: "matches.sqlite")
      try Data(repeating: 7, count: 10_000).write(to: path)
      for path in [path, folder] {
        let error = #expect(throws: MatchesError.self) { try SQLiteMatchStore(path: path.path) }
        guard case .storage = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
    }
  }

  @Test("nothing is kept of who stopped listening")
  func freed() async throws {
    let store = try SQLiteMatchStore.inMemory()
    let task = Task { [changes = store.changes()] in
      for await _ in changes {}
    }
    #expect(store.listeners.count == 1)
    task.cancel()
    await task.value
    #expect(store.listeners.count == 0)
  }
}
