import Usher

/// A search of which only the newest counts.
final class UsherSearch {
  private let scope = Scope(isolation: Runner.shared)
  private lazy var search = Latest(scope, of: self) { (_: UsherSearch, query: Int) in
    await fetch(query)
  }

  var found: Int? { search.state.value }

  func queryChanged(_ query: Int) { search(query) }
}
