/// What becomes of a list.
struct ListChange {
  let name: String
  let old: [Row]
  let new: [Row]
  /// How often it is timed; the standard library needs seconds where nothing stays in its place.
  let repetitions: Int

  init(_ name: String, repetitions: Int = 15, _ change: (inout [Row]) -> Void) {
    self.name = name
    self.repetitions = repetitions
    old = (0..<10_000).map { Row($0) }
    // Made anew, as what was fetched: no text is known to be the same by its place.
    var new = (0..<10_000).map { Row($0) }
    change(&new)
    self.new = new
  }

  static var all: [ListChange] {
    var numbers = RandomNumbers()
    return [
      ListChange("nothing") { _ in },
      ListChange("one row's value") { $0[5_000].value += 1 },
      ListChange("one more at the front") { $0.insert(Row(10_000), at: 0) },
      ListChange("100 gone and 100 new, anywhere") { list in
        for index in 0..<100 {
          list.remove(at: Int.random(in: list.indices, using: &numbers))
          list.insert(Row(10_000 + index), at: Int.random(in: list.indices, using: &numbers))
        }
      },
      ListChange("first to the end") { $0.append($0.removeFirst()) },
      ListChange("reversed", repetitions: 3) { $0.reverse() },
      ListChange("shuffled", repetitions: 3) { $0.shuffle(using: &numbers) },
    ]
  }
}
