import Foundation
import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: deleting while one is deleted", .timeLimit(.minutes(10)))
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
    while try await store.store.matches().count > 1 { await Task.yield() }
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

  @Test("undone before its deletion fails, it is there, and nothing offers to bring it back")
  func undoOfFailure() async throws {
    let lone = try Lone(FaultyMatchStore(), isActive: true)
    let store = try #require(lone.storage.current?.store as? FaultyMatchStore)
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(players[0], 1, 0, players[1], to: store.store)
    let model = lone.matches()
    await lone.wait { model.sections[0].rows.count == 1 }
    store.hold(.delete)
    store.fail(.delete, .service(.status(500)))
    model.deleteMatch(at: model.sections[0].rows[0].id)
    model.undoButtonTapped()
    await lone.wait { store.waiting == [.delete] }
    store.release(.delete)
    await lone.wait { model.sections[0].rows.count == 1 }
    #expect(model.undoText == nil)
    #expect(lone.events.count == 1)
    #expect(!store.calls.contains(.restore))
  }

  @Test("what the process died over is done when it comes back", arguments: [true, false])
  func death(_ isUndone: Bool) async throws {
    let store = try FaultyMatchStore()
    let state = try await dying(store, isUndone: isUndone) { _ in }
    let lone = Lone(store, isActive: true)
    let model = lone.matches()
    model.savedState = state
    await lone.wait { store.count(.delete) == 2 && store.count(.restore) == (isUndone ? 1 : 0) }
    // The list shows the result only after the store has made the change.
    while try await store.store.matches().count != (isUndone ? 1 : 0) { await Task.yield() }
    await lone.wait { model.isEmpty != isUndone }
    #expect(model.undoText == (isUndone ? nil : "Anna 1 : 0 Ben was deleted."))
  }

  @Test("a deletion that was made though the process died before it knew can be taken back")
  func deathAfterDeletion() async throws {
    let store = try FaultyMatchStore()
    let state = try await dying(store) { _ = try await store.store.delete($0) }
    let lone = Lone(store, isActive: true)
    let model = lone.matches()
    model.savedState = state
    await lone.wait { store.count(.delete) == 2 && model.isEmpty && !model.isLoading }
    #expect(lone.events.isEmpty)
    model.undoButtonTapped()
    await lone.wait { !model.isEmpty }
    #expect(model.sections[0].rows.map(\.result) == ["1 : 0"])
  }

  /// The snapshot of a list that is deleting a match when the process dies.
  private func dying(
    _ store: FaultyMatchStore,
    isUndone: Bool = false,
    meanwhile: (Match.ID) async throws -> Void
  ) async throws -> MatchesViewModel.SavedState {
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    let match = try await MatchesDriver.add(players[0], 1, 0, players[1], to: store.store)
    let lone = Lone(store, isActive: true)
    let model = lone.matches()
    await lone.wait { !model.isEmpty && model.matches.value != nil }
    store.hold(.delete)
    model.deleteMatch(at: match.id)
    if isUndone { model.undoButtonTapped() }
    await lone.wait { store.waiting == [.delete] }
    let state = try JSONEncoder().encode(model.savedState)
    try await meanwhile(match.id)
    lone.window.close()
    await lone.wait { store.cancelled == [.delete] }
    store.release(.delete)
    return try JSONDecoder().decode(MatchesViewModel.SavedState.self, from: state)
  }
}
