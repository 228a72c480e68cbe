package import CloudyModel

/// What is stored of a visitor.
package struct Saved: Equatable {
  package var favorites: [Location] = []
  package var choice: Location?
  package var notations = Notations()

  /// Moves a favourite, wherever it is by then, to a position or the nearest there is.
  mutating func move(_ location: Location, to target: Int) {
    guard let source = favorites.firstIndex(of: location) else { return }
    favorites.remove(at: source)
    insert(location, at: target)
  }

  /// Puts a favourite back, unless it is there.
  mutating func insert(_ location: Location, at position: Int) {
    guard !favorites.contains(location) else { return }
    favorites.insert(location, at: min(max(position, 0), favorites.count))
  }
}
