import MatchesModel

/// Which matches are on their way out. They don't show any more, until the list was read without them or they
/// turn out to stay.
struct Deletions {
  private var numbers: [Match.ID: Int] = [:]
  private var last = 0

  /// Begins another one; `nil` if it is on its way already.
  mutating func begin(_ match: Match, at location: StorageLocation, in page: MatchesPage)
    -> Deletion?
  {
    guard !hides(match.id, in: page) else { return nil }
    // The list was read without them.
    numbers = numbers.filter { $0.value > page.deletions }
    last += 1
    numbers[match.id] = last
    return Deletion(match: match, location: location, number: last)
  }

  mutating func forget(_ deletion: Deletion) {
    if numbers[deletion.match.id] == deletion.number { numbers[deletion.match.id] = nil }
  }

  /// Whether a list still shows what is gone, or about to go.
  func hides(_ id: Match.ID, in page: MatchesPage) -> Bool {
    guard !numbers.isEmpty, let number = numbers[id] else { return false }
    return number > page.deletions
  }

  /// How many of a list's matches don't show.
  func count(in page: MatchesPage) -> Int {
    numbers.count { $0.value > page.deletions && page.match($0.key) != nil }
  }

  /// Goes on where the process died: some were made, others weren't yet.
  mutating func resume(_ pending: [Deletion], after made: [Deletion]) {
    for deletion in pending { numbers[deletion.match.id] = deletion.number }
    last = max(last, (made + pending).map(\.number).max() ?? 0)
  }
}
