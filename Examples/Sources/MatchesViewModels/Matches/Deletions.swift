import MatchesModel

/// Which matches are on their way out. They don't show any more, until the list was read without them or they
/// turn out to stay.
struct Deletions {
  private(set) var numbers: [Match.ID: Int] = [:]
  private var last = 0

  /// Begins another one; `nil` if it is on its way already.
  mutating func begin(_ match: Match, at location: StorageLocation, in page: MatchesPage)
    -> Deletion?
  {
    guard !hides(match.id, in: page) else { return nil }
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

  /// Which of a list's matches don't show.
  func hidden(in page: MatchesPage) -> Set<Match.ID> {
    Set(numbers.filter { $0.value > page.deletions && page.matches[$0.key] != nil }.keys)
  }

  /// Goes on with numbers after those of before the process died.
  mutating func resume(after deletions: [Deletion]) {
    last = max(last, deletions.map(\.number).max() ?? 0)
  }
}
