import Foundation
import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: while a match is saved")
struct SaveOnceTests {
  private let store: FaultyMatchStore
  private let lone: Lone

  init() throws {
    store = try FaultyMatchStore()
    lone = Lone(store, isActive: true)
  }

  private func entered() async throws -> EditMatchViewModel {
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    let match = try await MatchesDriver.add(players[0], 1, 1, players[1], to: store.store)
    let list = lone.matches()
    await lone.wait { list.matches.value != nil }
    return list.editViewModel(of: match.id, screen: lone.screen())
  }

  @Test("a second tap saves nothing, and what is being saved doesn't change")
  func twice() async throws {
    let editor = try await entered()
    editor.homeGoals.value = 2
    store.hold(.update)
    editor.saveButtonTapped()
    await lone.wait { store.waiting == [.update] }
    #expect(editor.isSaving)
    #expect(!editor.canSave)
    editor.saveButtonTapped()
    editor.homeGoals.value = 9
    editor.homePlayersButtonTapped()
    store.release(.update)
    await lone.wait { lone.events == ["didSave"] }
    #expect(store.count(.update) == 1)
    #expect(try await store.store.matches().map(\.homeGoals) == [2])
  }

  @Test("F1.7: what happens after saving happens where the screen lives, though the store doesn't")
  func actor() async throws {
    let editor = try await entered()
    let progress = History { editor.isSaving }
    editor.homeGoals.value = 2
    editor.saveButtonTapped()
    await lone.wait { lone.events == ["didSave"] && !editor.isSaving }
    #expect(progress.values == [false, true, false])
  }

  @Test("what was entered for a store that can't be used any more isn't saved in another")
  func lostStore() async throws {
    let editor = try await entered()
    editor.homeGoals.value = 2
    let state = try JSONEncoder().encode(editor.savedState)
    let elsewhere = try FaultyMatchStore()
    let other = Lone(elsewhere, at: .server(MatchesDriver.server), isActive: true)
    let restored = other.newMatch()
    restored.savedState = try JSONDecoder().decode(
      EditMatchViewModel.SavedState.self,
      from: state
    )
    #expect(restored.formattedHomeGoals == "2")
    restored.saveButtonTapped()
    await other.wait { !other.events.isEmpty }
    #expect(
      other.events == [
        """
        didFail("The match could not be saved. Where this was kept can’t be used any more. \
        Check the storage settings.")
        """
      ]
    )
    #expect(!elsewhere.calls.contains(.create) && !elsewhere.calls.contains(.update))
  }
}
