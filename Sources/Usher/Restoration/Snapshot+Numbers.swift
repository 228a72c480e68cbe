extension Snapshot {
  /// The value of ``nextID``, or the greatest that a window can go on from.
  var lastNumber: Int { min(nextID, NodeID.greatest) }

  /// Throws if a number isn't one of a screen or flow, or leaves none for the next one.
  func checkNumbers() throws(SnapshotError) {
    guard 0...NodeID.greatest ~= nextID else { throw .noNumber(nextID) }
    if let number = root.firstImpossible { throw .noNumber(number) }
  }

  /// Throws if two places have the same number.
  func checkRepeats() throws(SnapshotError) {
    var ids: Set<Int> = []
    if let id = root.firstRepeated(&ids) { throw .ambiguous(id) }
  }
}

extension Snapshot.FlowSnapshot {
  /// The first number that no screen or flow can have.
  fileprivate var firstImpossible: Int? {
    for place in places + tabs {
      guard 1...NodeID.greatest ~= place.id else { return place.id }
      if let number = place.flow?.firstImpossible { return number }
    }
    return nil
  }

  /// Returns the first number that is in `ids` already or occurs twice; adds all numbers up to it to `ids`.
  fileprivate func firstRepeated(_ ids: inout Set<Int>) -> Int? {
    for place in places + tabs {
      guard ids.insert(place.id).inserted else { return place.id }
      if let id = place.flow?.firstRepeated(&ids) { return id }
    }
    return nil
  }
}
