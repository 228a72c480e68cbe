package import MatchesModel
import Observation
import Usher

/// The store that screens use: either the chosen one, which changes with the choice, or a fixed
/// one.
@Observable
package final class Storage {
  /// The current store; `nil` until it is known.
  package internal(set) var current: OpenStore?
  /// The reason why the store isn't known.
  package internal(set) var message: String?
  /// The required location, if the store was fixed before the process died.
  @ObservationIgnored private var place: StorageLocation?
  /// Tries again to find the store.
  @ObservationIgnored var retry: () -> Void = {}
  /// Returns the store at a location, which may differ from the current one.
  @ObservationIgnored var open: (StorageLocation) -> OpenStore? = { _ in nil }

  /// What people are told.
  @ObservationIgnored var words: () -> any MatchesWords = { EnglishWords() }

  init() {}

  /// Creates a storage with a fixed store.
  package init(_ store: any MatchStore, at location: StorageLocation = .device) {
    let current = OpenStore(location: location, store: store)
    self.current = current
    open = { $0 == current.location ? current : nil }
  }

  /// Returns a storage that keeps the current store, or the first one if none is known yet: an
  /// edited match belongs to its store.
  ///
  /// - Parameter scope: The scope of the screen that needs the storage.
  func pinned(_ scope: Scope) -> Storage {
    let pinned = Storage()
    pinned.current = current
    pinned.message = message
    pinned.open = open
    pinned.retry = retry
    pinned.words = words
    guard current == nil else { return pinned }
    scope.observe { [weak self] in
      self?.current
    } then: { [weak pinned] in
      if let pinned, pinned.place == nil, pinned.current == nil { pinned.current = $0 }
    }
    scope.observe { [weak self] in
      self?.message
    } then: { [weak pinned] in
      if let pinned, pinned.place == nil { pinned.message = $0 }
    }
    return pinned
  }

  /// Fixes the store at a location, or none if that store can't be used any more: an edit from
  /// before the process died belongs to its store.
  func pin(to location: StorageLocation) {
    place = location
    current = open(location)
    guard current == nil else { return }
    message = words().placeUnusable
  }
}
