/// Matches the rows of a new list with the rows of an old list: each new row takes the first old row with the same
/// identity that no earlier new row has taken.
@usableFromInline struct RowMatches<ID: Hashable> {
  /// What is known of one identity.
  @usableFromInline struct Place {
    /// The index of the next old row with this identity that isn't taken; -1 for none.
    @usableFromInline var next: Int
    @usableFromInline var isInNew = false
    @usableFromInline var isReported = false

    @inlinable init(next: Int) { self.next = next }
  }

  @usableFromInline var places: [ID: Place]
  /// For each old row, the index of the next old row with the same identity; -1 for none.
  @usableFromInline var following: [Int]
  @usableFromInline var isTaken: [Bool]
  @usableFromInline var duplicates: [ID] = []

  @inlinable init(_ old: [ID]) {
    places = Dictionary(minimumCapacity: old.count)
    following = Array(repeating: -1, count: old.count)
    isTaken = Array(repeating: false, count: old.count)
    for index in old.indices.reversed() {
      if let later = places.updateValue(Place(next: index), forKey: old[index]) {
        following[index] = later.next
      }
    }
  }

  /// Returns the index of the next old row with this identity, and marks it as taken; `nil` if there is none.
  @inlinable mutating func takeNext(_ id: ID) -> Int? {
    let place = places[id, default: Place(next: -1)].take(following)
    if place.isDuplicate { duplicates.append(id) }
    guard place.index >= 0 else { return nil }
    isTaken[place.index] = true
    return place.index
  }

  /// The indices of the old rows that no new row has taken.
  @inlinable var left: [Int] { isTaken.indices.filter { !isTaken[$0] } }
}

extension RowMatches.Place {
  @inlinable mutating func take(_ following: [Int]) -> (index: Int, isDuplicate: Bool) {
    let index = next
    if index >= 0 { next = following[index] }
    let isDuplicate = isInNew && !isReported
    if isInNew { isReported = true }
    isInNew = true
    return (index, isDuplicate)
  }
}
