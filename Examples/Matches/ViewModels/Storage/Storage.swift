package import MatchesModel
import Observation
import Usher

/// The store that screens use: the one somebody has chosen, and another one when they choose another; or one that
/// stays, whatever is chosen meanwhile.
@Observable
package final class Storage {
  /// `nil` until it is known.
  package internal(set) var current: OpenStore?
  /// Why it isn't known.
  package internal(set) var message: String?
  /// Where it has to be, if it was there before the process died.
  @ObservationIgnored private var place: StorageLocation?
  /// Tries again to find out.
  @ObservationIgnored var retry: () -> Void = {}
  /// The store at a place, which may be another one by now.
  @ObservationIgnored var open: (StorageLocation) -> OpenStore? = { _ in nil }

  init() {}

  /// A store that stays.
  package init(_ store: any MatchStore, at location: StorageLocation = .device) {
    let current = OpenStore(location: location, store: store)
    self.current = current
    open = { $0 == current.location ? current : nil }
  }

  /// The store another storage has now, or gets first; it stays, because what is edited belongs to it.
  ///
  /// - Parameter scope: of the screen that needs it.
  func pinned(_ scope: Scope) -> Storage {
    let pinned = Storage()
    pinned.current = current
    pinned.message = message
    pinned.open = open
    pinned.retry = retry
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

  /// Uses the store at a place for good, and none if that can't be used any more: what was edited before the process
  /// died belongs to it.
  func pin(to location: StorageLocation) {
    place = location
    current = open(location)
    guard current == nil else { return }
    message = "Where this was kept can’t be used any more. Check the storage settings."
  }
}
