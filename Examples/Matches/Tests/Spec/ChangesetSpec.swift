import MatchesModel
import Testing
import Usher

/// ChangesetSpec of the original, by the toolkit's list changes.
@Suite("ChangesetSpec")
struct ChangesetSpec {
  private struct Animal: Identifiable, Equatable {
    let id: String
    var version = 1
  }

  @Test("deletions 0 and 3, modifications 1 and 4, insertions 0, 1 and 4")
  func changes() {
    let old = ["cat", "dog", "fox", "rat", "yak"].map { Animal(id: $0) }
    let new = [
      Animal(id: "bat"), Animal(id: "cow"), Animal(id: "dog", version: 2), Animal(id: "fox"),
      Animal(id: "pig"), Animal(id: "yak", version: 2),
    ]
    let changes = ListChanges(from: old, to: new)
    #expect(changes.removed == [0, 3])
    #expect(changes.updated.map(\.old) == [1, 4])
    #expect(changes.inserted == [0, 1, 4])
  }

  @Test("F1.5: rows that only changed their places are moved")
  func moves() {
    let old = ["a", "b", "c"].map { Animal(id: $0) }
    let changes = ListChanges(from: old, to: [old[2], old[0], old[1]])
    #expect(changes.removed.isEmpty && changes.inserted.isEmpty && changes.updated.isEmpty)
    #expect(changes.moved.map { [$0.old, $0.new] } == [[2, 0]])
  }
}
