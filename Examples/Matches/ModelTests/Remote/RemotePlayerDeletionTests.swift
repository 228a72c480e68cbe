import Foundation
import ModelTestSupport
import RESTErrors
import Testing
import UsherPubSub

@testable import MatchesModel

@Suite("Deleting a player at a server")
struct RemotePlayerDeletionTests {
  /// Runs a test with a store at a Goalbase, which may be limited like the original, and the
  /// players A, B and C.
  private func run(
    isPlain: Bool,
    _ body: (FaultyGoalbaseStore, RemoteMatchStore, [Player]) async throws -> Void
  ) async throws {
    let kept = try FaultyGoalbaseStore(isPlain: isPlain)
    try await withGoalbase(kept) { url in
      let store = RemoteMatchStore(url: url, timeout: .seconds(60), clock: InstantClock())
      try await body(kept, store, try await store.add("A", "B", "C"))
    }
  }

  /// Creates three matches of the first player, one of them with a third player, and one match of
  /// others, which is returned.
  private func addMatches(_ store: RemoteMatchStore, _ players: [Player]) async throws -> Match {
    let (a, b, c) = (players[0], players[1], players[2])
    for home in [[a], [a, c], [a]] { try await store.create(.sample(home, [b])) }
    return try await store.create(.sample([c], [b]))
  }

  @Test("is one request where the server knows how, and lists that are known aren't sent again")
  func oneRequest() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      let players = try await store.add("A", "B", "C")
      let other = try await addMatches(store, players)
      _ = try await (store.matches(), store.players())
      server.forgetRequests()
      try await store.deletePlayer(players[0].id)
      let deletion = "DELETE /players/\(players[0].id)"
      #expect(
        server.requests.map(\.line) == ["GET /players", "GET /matches", deletion, "GET /matches"]
      )
      #expect(server.requests.map(\.query) == [nil, nil, "with_matches=true", nil])
      #expect(server.requests.allSatisfy { $0.method != "GET" || $0.tag != nil })
      #expect(try await store.matches() == [other])
    }
  }

  @Test("where the server leaves the matches, they go, too; all is told once, at the end")
  func plain() async throws {
    try await run(isPlain: true) { kept, store, players in
      let other = try await addMatches(store, players)
      _ = try await (store.matches(), store.players())
      let news = Kept<[AsyncStream<Void>]>([])
      let count = Kept(0)
      kept.act { change in
        guard change == .deleteMatch else { return .make }
        count.change { $0 += 1 }
        if count.value == 3 {
          let isTold = await news.value[0].hasNews()
          #expect(!isTold)
        }
        return .make
      }
      news.change { $0 = [store.listeners.changes(), store.listeners.changes()] }
      try await store.deletePlayer(players[0].id)
      #expect(count.value == 3)
      #expect(await news.value[1].hasNews())
      #expect(try await store.matches() == [other])
      #expect(try await store.players() == [players[1], players[2]])
      await #expect(throws: MatchesError.notFound) {
        try await store.deletePlayer(players[0].id)
      }
    }
  }

  @Test("half-done, it can be tried again, until no match is left", arguments: [false, true])
  func halfDone(_ isAnswerLost: Bool) async throws {
    try await run(isPlain: true) { kept, store, players in
      let other = try await addMatches(store, players)
      let deleted = Kept(0)
      kept.act { change in
        if isAnswerLost, change == .deletePlayer { return .makeAndFail }
        if change == .deleteMatch { deleted.change { $0 += 1 } }
        return deleted.value > 1 ? .fail : .make
      }
      let changes = store.changes()
      await #expect(throws: MatchesError.self) { try await store.deletePlayer(players[0].id) }
      #expect(await changes.hasNews())
      #expect(try await store.players() == [players[1], players[2]])
      kept.act { _ in .make }
      try await store.deletePlayer(players[0].id)
      #expect(try await store.matches() == [other])
    }
  }

  @Test("one that hasn't begun isn't gone on with once somebody else has done it")
  func notBegun() async throws {
    try await LogbookServer.run { server in
      let store = server.client(clock: InstantClock())
      let players = try await store.add("A", "B", "C")
      let other = try await addMatches(store, players)
      server.act { $0.method == "DELETE" ? .say(400, "") : .answer }
      await #expect(throws: MatchesError.service(.status(400))) {
        try await store.deletePlayer(players[0].id)
      }
      #expect(try await store.matches().count == 4)
      server.act { _ in .answer }
      try await server.store.deletePlayer(players[0].id)
      await #expect(throws: MatchesError.notFound) { try await store.deletePlayer(players[0].id) }
      #expect(try await store.matches() == [other])
    }
  }

  @Test("a match that is given to others meanwhile stays", arguments: [false, true])
  func meanwhile(_ isPlain: Bool) async throws {
    try await run(isPlain: isPlain) { kept, store, players in
      let match = try await store.create(.sample([players[0]], [players[1]]))
      let others = MatchParameters.sample([players[2]], [players[1]])
      kept.act { change in
        if change == .deletePlayer { _ = try? await store.update(match.id, with: others) }
        return .make
      }
      try await store.deletePlayer(players[0].id)
      #expect(try await store.matches().map { MatchParameters($0) } == [others])
    }
  }

  @Test("what is refused is no change, but what others changed meanwhile is told")
  func refused() async throws {
    try await LogbookServer.run { server in
      let store = server.client(clock: InstantClock())
      let players = try await store.add("A", "B")
      let match = try await store.create(.sample([players[0]], [players[1]]))
      _ = try await (store.matches(), store.players())
      server.act { $0.method == "DELETE" ? .say(400, "") : .answer }
      let before = store.changes()
      await #expect(throws: MatchesError.service(.status(400))) { try await store.delete(match.id) }
      #expect(await !before.hasNews())
      server.act { $0.method == "PUT" ? .say(400, "") : .answer }
      let changes = store.changes()
      try await server.store.delete(match.id)
      await #expect(throws: MatchesError.notFound) {
        try await store.update(match.id, with: MatchParameters(match))
      }
      #expect(await changes.hasNews())
    }
  }
}
