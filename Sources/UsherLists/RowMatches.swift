/// Matches the rows of a new list with the rows of an old list that have the same identities: the first new row with an identity
/// with the first old one, the second with the second, and so on.
@usableFromInline struct RowMatches<ID: Hashable> {
  /// For each new row, the index of its old row; -1 for none.
  @usableFromInline var olds: [Int]
  /// The indices of the old rows that no new row has.
  @usableFromInline var left: [Int] = []
  /// The identities that more than one new row has, in the order of their second rows.
  @usableFromInline var duplicates: [ID] = []

  @inlinable init(_ old: [ID], _ new: [ID]) {
    olds = Array(repeating: -1, count: new.count)
    var index = RowIndex(new)
    if index.hasDuplicates { duplicates = Self.duplicates(new) }
    // Most rows of a long list stay where they are: they are compared, and not looked up.
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] {
      olds[start] = start
      index.takeFirst(start, new[start])
      start += 1
    }
    var end = 0
    // Where a new row has the identity of another one, a row at the end may be that of an earlier old row.
    if !index.hasDuplicates {
      while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    }
    for place in start..<old.count - end {
      guard let row = index.takeNext(old[place]), olds[row] < 0 else {
        left.append(place)
        continue
      }
      olds[row] = place
    }
    for distance in 0..<end {
      let (place, row) = (old.count - 1 - distance, new.count - 1 - distance)
      // An old row before it has the same identity.
      if olds[row] >= 0 { left.append(place) } else { olds[row] = place }
    }
    if !left.isEmpty { left.sort() }
  }

  @inlinable static func duplicates(_ ids: [ID]) -> [ID] {
    var (seen, told): (Set<ID>, Set<ID>) = ([], [])
    return ids.filter { !seen.insert($0).inserted && told.insert($0).inserted }
  }
}
