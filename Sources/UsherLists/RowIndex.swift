/// The rows of a list by their identities.
@usableFromInline struct RowIndex<ID: Hashable> {
  /// For each identity, the next row that isn't taken; -1 for none. Rows are counted as taken only if there are duplicates.
  @usableFromInline var next: [ID: Int]
  /// For each row, the next one with the same identity, -1 for none; empty if there are no duplicates.
  @usableFromInline var following: [Int] = []

  /// Whether more than one row has the same identity.
  @inlinable var hasDuplicates: Bool { !following.isEmpty }

  @inlinable init(_ ids: [ID]) {
    next = Dictionary(minimumCapacity: ids.count)
    for row in ids.indices.reversed() {
      guard let later = next.updateValue(row, forKey: ids[row]) else { continue }
      if following.isEmpty { following = Array(repeating: -1, count: ids.count) }
      following[row] = later
    }
  }

  /// Takes a row that is known to be the next one with its identity.
  @inlinable mutating func takeFirst(_ row: Int, _ id: ID) {
    if hasDuplicates { next[id] = following[row] }
  }

  /// Returns the next row with an identity, and takes it; `nil` if there is none. Without duplicates it is returned again.
  @inlinable mutating func takeNext(_ id: ID) -> Int? {
    guard let row = next[id], row >= 0 else { return nil }
    takeFirst(row, id)
    return row
  }
}
