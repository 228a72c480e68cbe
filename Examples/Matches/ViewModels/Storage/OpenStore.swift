package import MatchesModel

/// A store with its location.
package struct OpenStore: Equatable {
  package let location: StorageLocation
  package let store: any MatchStore

  package init(location: StorageLocation, store: any MatchStore) {
    self.location = location
    self.store = store
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.location == second.location
  }
}
