import MatchesModel

/// The matches that are being deleted. They are hidden until the list was read without them, or
/// until their deletion fails.
struct Deletions {
  private var numbers: [Match.ID: Int] = [:]
  private var last = 0

  /// Begins a deletion; returns `nil` if the match is being deleted already.
  mutating func begin(_ match: Match, at location: StorageLocation, in page: MatchesPage)
    -> Deletion?
  {
    guard !hides(match.id, in: page) else { return nil }
    // Forgets the deletions that the list was read after.
    numbers = numbers.filter { $0.value > page.deletions }
    last += 1
    numbers[match.id] = last
    return Deletion(match: match, location: location, number: last)
  }

  mutating func forget(_ deletion: Deletion) {
    if numbers[deletion.match.id] == deletion.number { numbers[deletion.match.id] = nil }
  }

  /// Whether a match of the page must be hidden, because it was or is being deleted.
  func hides(_ id: Match.ID, in page: MatchesPage) -> Bool {
    guard !numbers.isEmpty, let number = numbers[id] else { return false }
    return number > page.deletions
  }

  /// Returns the matches that must be hidden in a page. Some may not be in it.
  func hidden(in page: MatchesPage) -> Set<Match.ID> {
    numbers.isEmpty ? [] : Set(numbers.filter { $0.value > page.deletions }.keys)
  }

  /// Returns how many matches of the page are hidden.
  func count(in page: MatchesPage) -> Int { hidden(in: page).count { page.match($0) != nil } }

  /// Continues after the process died: the deletions in `made` were begun earlier, those in
  /// `pending` weren't finished.
  mutating func resume(_ pending: [Deletion], after made: [Deletion]) {
    for deletion in pending { numbers[deletion.match.id] = deletion.number }
    last = max(last, (made + pending).map(\.number).max() ?? 0)
  }
}
