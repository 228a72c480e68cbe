import Testing
import UsherLists
import UsherTestSupport

@Suite("List changes")
struct ListChangesTests {
  struct Row: Identifiable, Equatable {
    let id: String
    var text = ""
  }

  /// What the documentation says a list does with the changes.
  private func apply<ID: Hashable>(_ changes: ListChanges<ID>, _ old: [ID], _ new: [ID]) -> [ID] {
    var result = old
    for index in (changes.removed + changes.moved.map(\.old)).sorted(by: >) {
      result.remove(at: index)
    }
    for index in (changes.inserted + changes.moved.map(\.new)).sorted() {
      result.insert(new[index], at: index)
    }
    return result
  }

  @Test("what is taken out from the end on and put in from the start on makes the new list")
  func takenOutAndPutIn() {
    let (old, new) = (["a", "b", "c", "d", "e"], ["e", "x", "a", "d", "b", "y"])
    let changes = ListChanges(from: old, to: new)
    var rows = old
    for index in changes.takenOut { rows.remove(at: index) }
    for index in changes.putIn { rows.insert(new[index], at: index) }
    #expect(rows == new)
    #expect(!changes.moved.isEmpty)
    #expect(changes.takenOut.count == changes.removed.count + changes.moved.count)
  }

  @Test("nothing changed")
  func same() {
    #expect(ListChanges(from: ["a", "b"], to: ["a", "b"]).isEmpty)
    #expect(ListChanges(from: [String](), to: []).isEmpty)
  }

  @Test("rows that went and came are told by where they were and where they are")
  func removedAndInserted() {
    let changes = ListChanges(from: ["a", "b", "c"], to: ["x", "a", "c", "y"])
    #expect(changes.removed == [1])
    #expect(changes.inserted == [0, 3])
    #expect(changes.moved.isEmpty)
  }

  @Test("of two rows that change places one moves; a row that goes to the end moves alone")
  func fewestMoves() {
    #expect(ListChanges(from: ["a", "b"], to: ["b", "a"]).moved.count == 1)
    let changes = ListChanges(from: Array(0..<100), to: Array(1..<100) + [0])
    #expect(changes.moved.map(\.old) == [0])
    #expect(changes.moved.map(\.new) == [99])
    #expect(changes.removed.isEmpty && changes.inserted.isEmpty)
  }

  @Test("rows that stayed and differ are told, moved or not")
  func updated() {
    let old = [Row(id: "a"), Row(id: "b"), Row(id: "c")]
    let new = [Row(id: "c", text: "!"), Row(id: "a"), Row(id: "b", text: "!")]
    let changes = ListChanges(from: old, to: new)
    #expect(changes.updated.map { [$0.old, $0.new] } == [[2, 0], [1, 2]])
    #expect(changes.moved.map { [$0.old, $0.new] } == [[2, 0]])
  }

  @Test("an identity that occurs twice is reported, never a trap, and the changes are right")
  func duplicates() {
    let (old, new) = (["a", "b", "a"], ["a", "a", "c", "c", "c", "a"])
    let changes = ListChanges(from: old, to: new)
    #expect(changes.duplicates == ["a", "c"])
    #expect(apply(changes, old, new) == new)
    #expect(ListChanges(from: ["a", "a"], to: ["a"]).duplicates.isEmpty)
  }

  @Test("rows that more than one row has the identity of are matched from the start on")
  func matchedDuplicates() {
    let changes = ListChanges(from: ["b", "a", "a"], to: ["c", "a", "c", "a", "a"])
    #expect(changes.kept.map { [$0.old, $0.new] } == [[1, 1], [2, 3]])
    #expect(changes.inserted == [0, 2, 4])
  }

  @Test("rows that stay at both ends are told as kept, and as updated where they differ")
  func ends() {
    let old = ["a", "b", "c", "d", "e"].map { Row(id: $0) }
    var new = old
    (new[0].text, new[4].text) = ("!", "!")
    new[2] = Row(id: "x")
    new.swapAt(1, 3)
    let changes = ListChanges(from: old, to: new)
    #expect(changes.kept.map { [$0.old, $0.new] } == [[0, 0], [3, 1], [1, 3], [4, 4]])
    #expect(changes.updated.map(\.new) == [0, 4])
    #expect(changes.removed == [2])
    #expect(changes.inserted == [2])
    #expect(changes.moved.count == 1)
  }

  @Test("a list that grows or shrinks within rows that are the same")
  func within() {
    let (short, long) = ([1, 2, 4], [1, 2, 3, 4])
    #expect(ListChanges(from: short, to: long).inserted == [2])
    #expect(ListChanges(from: long, to: short).removed == [2])
    #expect(ListChanges(from: [1, 1], to: [1]).removed == [1])
    #expect(ListChanges(from: short, to: [Int]()).removed == [0, 1, 2])
  }

  @Test("whatever the lists are, applying the changes to the old gives the new", arguments: 0..<500)
  func anyLists(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let size = Int.random(in: 0...12, using: &random)
    func list() -> [Int] {
      (0..<Int.random(in: 0...size, using: &random)).map { _ in
        Int.random(in: 0...size, using: &random)
      }
    }
    let (old, new) = (list(), list())
    let changes = ListChanges(from: old, to: new)
    #expect(apply(changes, old, new) == new, "from \(old) to \(new)")
    #expect(changes.duplicates.isEmpty == (Set(new).count == new.count))
  }

  /// The old and new offsets of the rows that are in both lists: the first with the first, and so on.
  private func matched(_ old: [Int], _ new: [Int]) -> [[Int]] {
    var taken: Set<Int> = []
    return new.indices.compactMap { offset in
      let place = old.indices.first { old[$0] == new[offset] && !taken.contains($0) }
      guard let place else { return nil }
      taken.insert(place)
      return [place, offset]
    }
  }

  @Test(
    "each row that is in both lists is told, and what is in one of them only, and no more moves than there must be",
    arguments: 0..<500
  )
  func exact(seed: UInt64) {
    var random = SplitMix64(state: seed)
    // Few identities, so that many occur twice in one of the lists, or many, so that few do.
    let most = seed.isMultiple(of: 2) ? 4 : 40
    func list() -> [Int] {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Int.random(in: 0...most, using: &random)
      }
    }
    let ends = (list(), list())
    let (old, new) = (ends.0 + list() + ends.1, ends.0 + list() + ends.1)
    let changes = ListChanges(from: old, to: new)
    let expected = matched(old, new)
    #expect(changes.kept.map { [$0.old, $0.new] } == expected, "from \(old) to \(new)")
    #expect(
      changes.removed == old.indices.filter { place in !expected.contains { $0[0] == place } }
    )
    #expect(
      changes.inserted == new.indices.filter { place in !expected.contains { $0[1] == place } }
    )
    let second = new.indices.filter { index in new[..<index].count { $0 == new[index] } == 1 }
    #expect(changes.duplicates == second.map { new[$0] })
    // By another way: for each row, the longest increasing run of rows that ends with it.
    var lengths: [Int] = []
    for (index, step) in expected.enumerated() {
      let before = (0..<index).filter { expected[$0][0] < step[0] }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    #expect(changes.moved.count == expected.count - (lengths.max() ?? 0))
  }

  @Test(
    "a shuffle of rows without duplicates only moves, and as few as there must be",
    arguments: 0..<50
  )
  func shuffle(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let old = Array(0..<8)
    let new = old.shuffled(using: &random)
    let changes = ListChanges(from: old, to: new)
    #expect(changes.removed.isEmpty && changes.inserted.isEmpty)
    // By hand: the longest increasing one of all 256 subsequences.
    var longest = 0
    for mask in 0..<256 {
      let part = new.indices.filter { mask >> $0 & 1 == 1 }.map { new[$0] }
      if part == part.sorted() { longest = max(longest, part.count) }
    }
    #expect(changes.moved.count == 8 - longest)
  }
}
