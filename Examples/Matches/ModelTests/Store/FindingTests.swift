import Foundation
import MatchesModel
import Testing

@Suite("Finding a match in each store")
struct FindingTests {
  @Test("it's found by its id, as it is by now, while it's there", arguments: StoreKind.available)
  func byID(_ kind: StoreKind) async throws {
    try await kind.run { store, _ in
      let players = try await store.add("A", "B")
      let match = try await store.create(.sample([players[0]], [players[1]]))
      try await store.create(.sample([players[1]], [players[0]], 2))
      let parameters = MatchParameters.sample([players[0]], [players[1]], 5, 5)
      try await store.update(match.id, with: parameters)
      #expect(try await store.matches().match(match.id).map { MatchParameters($0) } == parameters)
      try await store.delete(match.id)
      #expect(try await store.matches().match(match.id) == nil)
    }
  }

  @Test("it's found by all that is said of it, and by no less", arguments: StoreKind.available)
  func byContent(_ kind: StoreKind) async throws {
    try await kind.run { store, _ in
      let players = try await store.add("A", "B", "C", "D")
      let (a, b, c, d) = (players[0], players[1], players[2], players[3])
      let time: TimeInterval = 1_454_472_306.789
      let match = try await store.create(.sample([b, a], [c], 2, 1, at: time))
      // Times are compared as exactly as stores keep them, and players by id, whatever their
      // current names.
      let renamed = Player(id: a.id, name: "Anna")
      let same = MatchParameters.sample([renamed, b], [c], 2, 1, at: time + 0.0003)
      #expect(try await store.matches().match(like: same) == match)
      let others: [MatchParameters] = [
        .sample([a, b], [c], 1, 2, at: time), .sample([a, b], [c], 2, 2, at: time),
        .sample([a, b], [c], 2, 1, at: time + 0.001), .sample([c], [a, b], 2, 1, at: time),
        .sample([a], [c], 2, 1, at: time), .sample([a, b, d], [c], 2, 1, at: time),
        .sample([a, d], [c], 2, 1, at: time), .sample([a, b], [d], 2, 1, at: time),
      ]
      for other in others { #expect(try await store.matches().match(like: other) == nil) }
    }
  }

  @Test("where its date is unknown the rest has to do, besides those that are known already")
  func withoutDate() {
    let matches: [Match] = [
      .sample("3", at: 9), .sample("2", at: nil), .sample("1", at: nil),
    ]
    let parameters = MatchParameters.sample([.a], [.b], at: 7)
    #expect(matches.ids(like: parameters) == ["1", "2"])
    #expect(matches.match(like: parameters)?.id == "2")
    #expect(matches.match(like: parameters, besides: ["1"])?.id == "2")
    #expect(matches.match(like: parameters, besides: ["1", "2"]) == nil)
    #expect(matches.match(like: .sample([.b], [.a], at: 7)) == nil)
  }

  @Test("of those that are alike it's the newest", arguments: StoreKind.available)
  func newest(_ kind: StoreKind) async throws {
    try await kind.run { store, _ in
      let players = try await store.add("A", "B")
      let parameters = MatchParameters.sample([players[0]], [players[1]])
      try await store.create(parameters)
      let second = try await store.create(parameters)
      #expect(try await store.matches().match(like: parameters) == second)
    }
  }
}
