package import CloudyModel

/// The stored data of a visitor.
package struct Saved: Equatable {
  package var favorites: [Location] = []
  package var choice: Location?
  package var notations = Notations()

  /// Moves a favourite from its current position to `target`, or to the nearest valid position.
  /// Does nothing if the place is no favourite.
  mutating func move(_ location: Location, to target: Int) {
    guard let source = favorites.firstIndex(of: location) else { return }
    favorites.remove(at: source)
    insert(location, at: target)
  }

  /// Inserts a favourite, unless the place is a favourite already.
  mutating func insert(_ location: Location, at position: Int) {
    guard !favorites.contains(location) else { return }
    favorites.insert(location, at: min(max(position, 0), favorites.count))
  }
}
