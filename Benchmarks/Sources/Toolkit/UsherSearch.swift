import Usher

/// A search of which only the newest counts.
final class UsherSearch {
  private let scope = Scope(isolation: Runner.shared)
  private let search = Latest<Int, Int>()

  var found: Int? { search.state.value }

  func queryChanged(_ query: Int) { search(query, scope, of: self) { await fetch($1) } }
}
