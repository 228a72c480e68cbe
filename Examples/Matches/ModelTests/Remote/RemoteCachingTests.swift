import Foundation
import ModelTestSupport
import Testing

@testable import MatchesModel

@Suite("What is known of a server's lists")
struct RemoteCachingTests {
  /// Whether two arrays are identical in memory, not only equal.
  private func isOne<Element>(_ first: [Element], _ second: [Element]) -> Bool {
    !first.isEmpty
      && first.withUnsafeBufferPointer { first in
        second.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
      }
  }

  @Test("without tags, what is sent again isn't decoded again")
  func digest() async throws {
    try await LogbookServer.run { server in
      let api = MatchesAPI(url: server.url, timeout: .seconds(60), clock: InstantClock())
      let decoded = Kept(0)
      let list = KnownList<Player>("players", api) { _ in
        decoded.change { $0 += 1 }
        return [.a]
      } tell: {
      }
      for (body, count) in [("[1]", 1), ("[1]", 1), ("[2]", 2), ("[2]", 2), ("[1]", 3)] {
        server.act { _ in .say(200, body) }
        let players = try await list.read()
        #expect(players == [.a])
        #expect(decoded.value == count)
      }
    }
  }

  @Test("without tags, a list that is the same is no news, however it's written")
  func untagged() async throws {
    try await LogbookServer.run { server in
      let store = server.client(clock: InstantClock())
      let match = RemoteMatchStoreTests.match("1")
      server.act { _ in .say(200, "[\(match)]") }
      let first = try await store.matches()
      #expect(isOne(first, try await store.matches()))
      let changes = store.changes()
      // The same list in another spelling is still the same.
      server.act { _ in .say(200, "[\(match) ]") }
      #expect(isOne(first, try await store.matches()))
      #expect(await !changes.hasNews())
      let news = store.changes()
      server.act { _ in .say(200, "[\(match.replacing("2", with: "3"))]") }
      #expect(try await store.matches().first?.homeGoals == 3)
      #expect(await news.hasNews())
    }
  }

  @Test("rankings are counted once after each change, for each period")
  func rankings() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      let players = try await store.add("A", "B")
      try await store.create(.sample([players[0]], [players[1]]))
      for start in [nil, Date.distantPast] {
        let first = try await store.rankings(since: start)
        _ = try await store.rankings(since: Date(timeIntervalSince1970: 5))
        #expect(isOne(first, try await store.rankings(since: start)))
      }
      let before = try await store.rankings(since: nil)
      try await server.store.create(.sample([players[1]], [players[0]], 3, 0))
      let after = try await store.rankings(since: nil)
      #expect(after.map(\.rating) == [5, 5] && !isOne(before, after))
      _ = try await server.store.createPlayer(named: "C")
      #expect(try await store.rankings(since: nil).count == 3)
    }
  }

  @Test("who asks for rankings at the same time gets those of one count")
  func together() async {
    let cache = RankingCache()
    let counts = Kept(0)
    let version = RankingCache.Version(players: 1, matches: 1)
    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          _ = await cache.rankings(since: nil, version) {
            counts.change { $0 += 1 }
            return []
          }
        }
      }
    }
    #expect(counts.value == 1)
  }
}
