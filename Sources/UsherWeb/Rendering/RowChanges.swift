/// How the rows of a list became others: which left, which are new, and which must move.
@usableFromInline struct RowChanges {
  /// What happens to a row that isn't where it was.
  @usableFromInline enum Fate: Equatable {
    case removed
    /// It is taken out to be put back elsewhere.
    case lifted
  }

  /// Where a row was before.
  @usableFromInline struct Origin {
    @usableFromInline let index: Int
    @usableFromInline var moves: Bool
  }

  /// The old indices of rows that leave their place, ascending.
  @usableFromInline private(set) var leaving: [(index: Int, fate: Fate)] = []
  /// For each new row where it was; `nil` for one that is new.
  @usableFromInline private(set) var origins: [Origin?] = []

  /// Compares two orders of identities in O(n log n); as few rows as possible move.
  ///
  /// An identity that occurs several times is matched in order.
  @usableFromInline init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var places: [ID: [Int]] = [:]
    for (index, id) in old.enumerated().reversed() { places[id, default: []].append(index) }
    for id in new {
      origins.append(places[id]?.popLast().map { Origin(index: $0, moves: true) })
    }
    for index in Self.longestIncreasing(origins.map { $0?.index }) { origins[index]?.moves = false }
    var fates = [Fate?](repeating: .removed, count: old.count)
    for origin in origins {
      if let origin { fates[origin.index] = origin.moves ? .lifted : nil }
    }
    for (index, fate) in fates.enumerated() {
      if let fate { leaving.append((index, fate)) }
    }
  }

  /// The positions of a longest increasing subsequence, by patience sorting.
  private static func longestIncreasing(_ values: [Int?]) -> [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (position, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if let end = values[ends[middle]], end < value { low = middle + 1 } else { high = middle }
      }
      previous[position] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: [Int] = []
    var next = ends.last
    while let position = next {
      result.append(position)
      next = previous[position]
    }
    return result
  }
}
