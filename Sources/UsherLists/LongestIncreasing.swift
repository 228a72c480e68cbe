/// Finds a longest increasing subsequence of numbers, by patience sorting.
@usableFromInline enum LongestIncreasing {
  /// Returns for each value whether it belongs to the subsequence that was found.
  @usableFromInline static func members(of values: [Int]) -> [Bool] {
    // For each length of a subsequence: the position of the smallest value with which one of this length can end.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      if let last = ends.last, values[last] < value { low = high }
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var members = [Bool](repeating: false, count: values.count)
    var next = ends.last ?? -1
    while next >= 0 {
      members[next] = true
      next = previous[next]
    }
    return members
  }
}
