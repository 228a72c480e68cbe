import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: deleting while one is deleted")
struct DeletingTogetherTests {
  @Test("F1.14: a second delete while one runs isn't dropped, and both are gone at once")
  func second() async throws {
    let lone = try Lone(FaultyMatchStore(), isActive: true)
    let store = try #require(lone.storage.current?.store as? FaultyMatchStore)
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    for goals in 1...3 {
      try await MatchesDriver.add(players[0], goals, 0, players[1], to: store.store)
    }
    let model = lone.matches()
    await lone.wait { model.sections[0].rows.count == 3 }
    store.hold(.delete)
    model.deleteMatch(at: model.sections[0].rows[0].id)
    model.deleteMatch(at: model.sections[0].rows[0].id)
    #expect(model.sections[0].rows.map(\.result) == ["1 : 0"])
    await lone.wait { store.waiting == [.delete] }
    store.release(.delete)
    await lone.wait { store.count(.delete) == 2 && !model.isLoading }
    #expect(try await store.store.matches().map(\.homeGoals) == [1])
  }

  @Test("undone before it is deleted, it is deleted and restored, in this order")
  func undoEarly() async throws {
    let lone = try Lone(FaultyMatchStore(), isActive: true)
    let store = try #require(lone.storage.current?.store as? FaultyMatchStore)
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(players[0], 1, 0, players[1], to: store.store)
    let model = lone.matches()
    await lone.wait { model.sections[0].rows.count == 1 }
    store.hold(.delete)
    model.deleteMatch(at: model.sections[0].rows[0].id)
    model.undoButtonTapped()
    await lone.wait { store.waiting == [.delete] }
    store.release(.delete)
    await lone.wait { model.sections[0].rows.count == 1 }
    #expect(store.calls.filter { $0 == .delete || $0 == .restore } == [.delete, .restore])
    #expect(try await store.store.matches().count == 1)
  }
}
