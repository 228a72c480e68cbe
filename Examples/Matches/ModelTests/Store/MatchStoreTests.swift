import Foundation
import MatchesModel
import Testing

@Suite("Matches in each store")
struct MatchStoreTests {
  @Test("F1.8: what is created is kept at once, as it was told", arguments: StoreKind.available)
  func created(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("Ben", "Anna", "Carl")
      let parameters = MatchParameters.sample(
        [players[0], players[1]],
        [players[2]],
        2,
        1,
        at: 1_454_472_306.7891
      )
      let match = try await store.create(parameters)
      #expect(match.playedAt == Date(timeIntervalSince1970: 1_454_472_306.789))
      for store in [store, try await reopened()] {
        #expect(try await store.matches().contentMatches([match]))
      }
    }
  }

  @Test("a match nobody knows the date of is kept as that, and comes last")
  func unknownDate() async throws {
    for kind in [StoreKind.memory, .file, .fakeServer] {
      try await kind.run { store, reopened in
        let players = try await store.add("A", "B")
        let unknown = try await store.create(.sample([players[0]], [players[1]], at: nil))
        let old = try await store.create(.sample([players[0]], [players[1]], at: 0))
        try await store.update(unknown.id, with: .sample([players[1]], [players[0]], at: nil))
        let matches = try await reopened().matches()
        #expect(matches.map(\.id) == [old.id, unknown.id])
        #expect(matches.last?.playedAt == nil)
        let ratings = try await store.rankings(since: Date(timeIntervalSince1970: 0))
        #expect(ratings.map(\.rating) == [10, 0])
      }
    }
  }

  @Test("F1.6: sides are sorted by name, ignoring case", arguments: StoreKind.available)
  func sides(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("dora", "Carl", "ben", "Anna")
      let match = try await store.create(
        .sample([players[0], players[3], players[2]], [players[1]])
      )
      #expect(match.homePlayers.map(\.name) == ["Anna", "ben", "dora"])
      let kept = try await reopened().matches()
      #expect(kept.first?.homePlayers.map(\.name) == ["Anna", "ben", "dora"])
    }
  }

  @Test(
    "F1.13: newest first, and of those played at one time who was created last",
    arguments: StoreKind.available
  )
  func newestFirst(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      #expect(try await store.matches().isEmpty)
      let players = try await store.add("A", "B")
      var ids: [Match.ID] = []
      for time: TimeInterval in [5, 9, 1, 5, 5.001, -7] {
        let match = try await store.create(.sample([players[0]], [players[1]], at: time))
        ids.append(match.id)
      }
      for store in [store, try await reopened()] {
        let order = try await store.matches().compactMap { ids.firstIndex(of: $0.id) }
        #expect(order == [1, 4, 3, 0, 2, 5])
      }
    }
  }

  @Test("one becomes another, at its place", arguments: StoreKind.available)
  func updated(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("A", "B", "C")
      var matches: [Match] = []
      for _ in 0..<3 {
        matches.insert(try await store.create(.sample([players[0]], [players[1]])), at: 0)
      }
      let parameters = MatchParameters.sample([players[2]], [players[1], players[0]], 4, 5)
      matches[1] = try await store.update(matches[1].id, with: parameters)
      #expect(MatchParameters(matches[1]) == parameters)
      for store in [store, try await reopened()] {
        #expect(try await store.matches().contentMatches(matches))
      }
    }
  }

  @Test("when one was played stays, or becomes another time", arguments: StoreKind.available)
  func updatedTime(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("A", "B")
      func parameters(_ goals: Int, at time: TimeInterval) -> MatchParameters {
        .sample([players[0]], [players[1]], goals, 0, at: time)
      }
      let first = try await store.create(parameters(1, at: 1_454_472_306.789))
      let second = try await store.create(parameters(2, at: 1_454_472_307))
      let same = try await store.update(first.id, with: parameters(3, at: 1_454_472_306.789))
      #expect(same.playedAt == first.playedAt)
      #expect(try await reopened().matches().contentMatches([second, same]))
      let later = try await store.update(first.id, with: parameters(3, at: 1_454_472_308.001))
      #expect(later.playedAt == Date(timeIntervalSince1970: 1_454_472_308.001))
      #expect(try await reopened().matches().contentMatches([later, second]))
    }
  }

  @Test(
    "F1.16: what is deleted or changed is found by identity, however the list changed meanwhile",
    arguments: StoreKind.available
  )
  func identity(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("A", "B")
      func create(at time: TimeInterval) async throws -> Match {
        try await store.create(.sample([players[0]], [players[1]], at: time))
      }
      let (first, second) = (try await create(at: 1), try await create(at: 2))
      let before = try await store.matches()
      #expect(before == [second, first])
      let third = try await create(at: 3)
      let gone = try await store.delete(before[0].id)
      #expect(gone.contentMatches(second))
      try await store.update(before[1].id, with: .sample([players[1]], [players[0]], at: 4))
      #expect(try await reopened().matches() == [first, third])
    }
  }

  @Test("one that is deleted can be restored, once", arguments: StoreKind.available)
  func restored(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("A", "B")
      for _ in 0..<3 { try await store.create(.sample([players[0]], [players[1]], 3, 2)) }
      let before = try await store.matches()
      let gone = try await store.delete(before[1].id)
      #expect(try await reopened().matches() == [before[0], before[2]])
      let back = try await store.restore(gone)
      #expect(MatchParameters(back) == MatchParameters(before[1]))
      let again = try await store.restore(back)
      #expect(again == back)
      let after = try await reopened().matches()
      #expect(after.count == 3)
      #expect(after.contains(back))
      if kind.restoresIdentity { #expect(after.contentMatches(before)) }
    }
  }

  @Test("one that isn't there can't be deleted or changed", arguments: StoreKind.available)
  func unknown(_ kind: StoreKind) async throws {
    try await kind.run { store, _ in
      let players = try await store.add("A", "B")
      let match = try await store.create(.sample([players[0]], [players[1]]))
      try await store.delete(match.id)
      for id in [match.id, "x/../y z", ""] {
        await #expect(throws: MatchesError.notFound) { try await store.delete(id) }
      }
      await #expect(throws: MatchesError.notFound) {
        try await store.update(match.id, with: .sample([players[0]], [players[1]]))
      }
      #expect(try await store.matches().isEmpty)
    }
  }

  @Test("what has problems isn't kept, nor does it change anything", arguments: StoreKind.available)
  func invalid(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("A", "B")
      let match = try await store.create(.sample([players[0]], [players[1]]))
      let stranger = Player(id: UUID().uuidString, name: "?")
      let cases: [(MatchParameters, MatchProblem)] = [
        (.sample([], [players[0]]), .emptySide(.home)),
        (.sample(players, [players[1]]), .onBothSides(players[1])),
        (.sample([players[0]], [players[1]], 0, -1), .negativeGoals(.away)),
        (.sample([players[0]], [players[1], stranger]), .unknownPlayer(stranger)),
      ]
      for (parameters, problem) in cases {
        let error = MatchesError.invalidMatch([problem])
        await #expect(throws: error) { try await store.create(parameters) }
        await #expect(throws: error) { try await store.update(match.id, with: parameters) }
      }
      #expect(try await reopened().matches().contentMatches([match]))
    }
  }

  @Test("many at the same time are all kept", arguments: StoreKind.available)
  func together(_ kind: StoreKind) async throws {
    try await kind.run { store, reopened in
      let players = try await store.add("A", "B")
      try await withThrowingTaskGroup { group in
        for index in 0..<20 {
          group.addTask {
            try await store.create(.sample([players[0]], [players[1]], index, 0))
          }
        }
        try await group.waitForAll()
      }
      #expect(try await reopened().matches().map(\.homeGoals).sorted() == Array(0..<20))
    }
  }
}
