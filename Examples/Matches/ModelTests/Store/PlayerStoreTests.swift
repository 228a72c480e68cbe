import Foundation
import MatchesModel
import Testing

@Suite("Players and rankings in each store")
struct PlayerStoreTests {
  @Test("F1.12: are told in alphabetical order, ignoring case", arguments: StoreKind.available)
  func order(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      #expect(try await store.players().isEmpty)
      _ = try await store.add("dora", "Carl", " ben ", "Anna", "Élodie")
      for store in [store, try await reopened()] {
        let names = try await store.players().map(\.name)
        #expect(names == ["Anna", "ben", "Carl", "dora", "Élodie"])
      }
    }
  }

  @Test("F1.12: names that are blank or somebody's are refused", arguments: StoreKind.available)
  func names(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("Élodie")
      for (name, problem) in [(" \n", PlayerNameProblem.blank), (" ÉLODIE", .taken)] {
        await #expect(throws: MatchesError.invalidName(problem)) {
          try await store.createPlayer(named: name)
        }
      }
      #expect(try await reopened().players().contentMatches(players))
    }
  }

  @Test("control characters are none of a name", arguments: StoreKind.available)
  func controlCharacters(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("Anna\0B\tC\u{7f}")
      #expect(players.map(\.name) == ["Anna B C"])
      #expect(try await reopened().players().contentMatches(players))
    }
  }

  @Test("one is deleted with all their matches", arguments: StoreKind.available)
  func deleted(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("A", "B", "C")
      let (a, b, c) = (players[0], players[1], players[2])
      let theirs = [
        try await store.create(.sample([a], [b], at: 1)),
        try await store.create(.sample([c], [b, a], at: 2)),
      ]
      let other = try await store.create(.sample([c], [b], at: 3))
      #expect(try await store.matches(of: a.id) == theirs.reversed())
      try await store.deletePlayer(a.id)
      for store in [store, try await reopened()] {
        #expect(try await store.players() == [b, c])
        #expect(try await store.matches() == [other])
        #expect(try await store.matches(of: a.id).isEmpty)
      }
      await #expect(throws: MatchesError.notFound) { try await store.deletePlayer(a.id) }
      await #expect(throws: MatchesError.invalidMatch([.unknownPlayer(a)])) {
        try await store.restore(theirs[0])
      }
      // The name is free again.
      _ = try await store.add("a")
    }
  }

  @Test("F1.1, F1.17: rankings are of everybody, of equals by name", arguments: StoreKind.available)
  func rankings(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      #expect(try await store.rankings(since: nil).isEmpty)
      let players = try await store.add("dora", "Carl", "ben", "Anna")
      try await store.create(.sample([players[0]], [players[1]]))
      for store in [store, try await reopened()] {
        let rankings = try await store.rankings(since: nil)
        #expect(rankings.map(\.player.name) == ["dora", "Anna", "ben", "Carl"])
        #expect(rankings.map(\.rating) == [10, 0, 0, 0])
      }
      try await store.create(.sample([players[1]], [players[0]], 1, 1))
      try await store.create(.sample([players[1]], [players[2]], 1, 0))
      let ratings = try await store.rankings(since: nil).map(\.rating)
      #expect(ratings == [20 / 3.0, 40 / 9.0, 0, 0])
    }
  }

  @Test(
    "ratings are exact: what two decimals show is the same in each",
    arguments: StoreKind.available
  )
  func decimals(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("A", "B")
      // Four points of seven matches are 1.9047…: a server sends 1.905, which would be rounded to
      // 1.91.
      for goals in [(1, 0), (1, 1), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)] {
        try await store.create(.sample([players[0]], [players[1]], goals.0, goals.1))
      }
      for start in [nil, Date.distantPast] {
        let rankings = try await reopened().rankings(since: start)
        #expect(rankings.map(\.player) == [players[1], players[0]])
        #expect(rankings.map { String(format: "%.2f", $0.rating) } == ["7.62", "1.90"])
      }
    }
  }

  @Test("rankings of a period know only its matches", arguments: StoreKind.available)
  func periods(_ kind: StoreKind) async throws {
    try await kind.run { store, _ in
      let players = try await store.add("A", "B")
      let now = try Date.utc("2016-03-20T12:00:00Z")
      let day: TimeInterval = 86_400
      for (age, home) in [(0, 1), (6 * day, 0), (20 * day, 0), (60 * day, 0)] {
        try await store.create(
          .sample([players[0]], [players[1]], home, 0, at: now.timeIntervalSince1970 - age)
        )
      }
      let calendar = Calendar.gregorian("Etc/GMT")
      for (period, points, played) in [
        (RankingPeriod.last7Days, 4, 2), (.last30Days, 5, 3), (.allTime, 6, 4),
      ] {
        // The second call gives the same result from the cache.
        for _ in 0..<2 {
          let best = try await store.rankings(period, now: now, calendar: calendar).first
          let exact = Double(10 * points) / Double(3 * played)
          #expect(try #require(best).rating == exact)
        }
      }
    }
  }
}
