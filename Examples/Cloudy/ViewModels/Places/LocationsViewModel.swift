import CloudyModel
public import Observation
public import Usher

/// Where the person is, and the places they keep: to be chosen, ordered and deleted.
@Observable
public final class LocationsViewModel: ViewModel {
  public let title = "Locations"
  public let currentHeader = "Current Location"
  public let favoritesHeader = "Favorite Locations"
  /// Where the places are from.
  public let credit: String

  /// What was deleted and can come back, the last one at the end.
  private var deleted: [Deleted] = []

  private let whereabouts: Whereabouts
  private let screen: Screen<Event>

  /// What the list tells its coordinator.
  package enum Event { case didSelect(LocationChoice), didPressAdd, didPressDone }

  package init(whereabouts: Whereabouts, credits: [String], screen: Screen<Event>) {
    self.whereabouts = whereabouts
    credit = Set(credits).sorted().joined(separator: " · ")
    whereabouts.message = nil
    self.screen = screen
    whereabouts.locateIfNeeded()
  }

  /// Where the person is: never a place they have chosen.
  public var current: LocationRow {
    if let current = whereabouts.current { return LocationRow(current) }
    return LocationRow(
      id: "unknown",
      text: whereabouts.isLocating ? "Looking for where you are…" : "Current Location Unknown",
      detail: whereabouts.isLocating ? "" : whereabouts.problem?.userMessage ?? ""
    )
  }
  /// Whether ``current`` can be chosen.
  public var isCurrentKnown: Bool { whereabouts.current != nil }
  /// Whether it makes sense to look for the person once more.
  public var canLocate: Bool { !isCurrentKnown && !whereabouts.isLocating }
  /// Whether the weather that shows is that of where the person is.
  public var isCurrentChosen: Bool {
    whereabouts.saved.value != nil && whereabouts.saved.value?.choice == nil
  }

  /// The places the person keeps, in their order.
  public var favorites: Loadable<[LocationRow]> {
    whereabouts.saved.map { $0.favorites.map(LocationRow.init) }
  }
  /// What to say instead when there are none; no more than a row, so nothing can be done with it.
  public var noFavorites: String? {
    whereabouts.saved.value?.favorites.isEmpty == true ? "No Favorites Found" : nil
  }
  /// The favourite whose weather shows.
  public var chosen: LocationRow.ID? { whereabouts.saved.value?.choice.map { LocationRow($0).id } }
  /// What was deleted and can come back, the last first: “Ghent was deleted.”
  public var undoText: String? {
    guard let last = deleted.last?.location.text else { return nil }
    return deleted.count == 1
      ? "\(last) was deleted." : "\(last) and \(deleted.count - 1) more were deleted."
  }
  /// Why the last change wasn't kept.
  public var message: String? { whereabouts.message }

  /// Call when the row of where the person is was chosen.
  public func selectCurrent() {
    if isCurrentKnown { screen.send(.didSelect(.current)) }
  }

  /// Call when a favourite was chosen.
  public func select(_ id: LocationRow.ID) {
    if let location = location(id) { screen.send(.didSelect(.favorite(location))) }
  }

  /// Call when a favourite is to go.
  public func delete(_ id: LocationRow.ID) {
    guard let position = whereabouts.favorites.firstIndex(where: { LocationRow($0).id == id })
    else {
      return
    }
    let location = whereabouts.favorites[position]
    let entry = Deleted(location: location, position: position)
    deleted.append(entry)
    whereabouts.change(
      SavedChange {
        $0.favorites.removeAll { $0 == location }
      } store: { store, visitor in
        try await store.remove(location, of: visitor)
      } failed: { [weak self] in
        self?.deleted.removeAll { $0 == entry }
      }
    )
  }

  /// Call when the last deletion wasn't meant.
  public func undoButtonTapped() {
    guard let last = deleted.popLast() else { return }
    whereabouts.change(
      SavedChange {
        $0.insert(last.location, at: last.position)
      } store: { store, visitor in
        try await store.insert(last.location, at: last.position, of: visitor)
      } failed: { [weak self] in
        self?.deleted.append(last)
      }
    )
  }

  /// Call when what was deleted may stay so.
  public func dismissUndoButtonTapped() { deleted = [] }

  /// Call when a favourite was moved to a position.
  public func move(_ id: LocationRow.ID, to target: Int) {
    if let location = location(id) { whereabouts.change(.move(location, to: target)) }
  }

  /// Call when the person wants to be looked for once more.
  public func locateButtonTapped() { whereabouts.locate() }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { whereabouts.reload() }

  /// Call when another place is to be added.
  public func addButtonTapped() { screen.send(.didPressAdd) }

  /// Call when the person is done.
  public func doneButtonTapped() { screen.send(.didPressDone) }

  private func location(_ id: LocationRow.ID) -> Location? {
    whereabouts.favorites.first { LocationRow($0).id == id }
  }

  fileprivate struct Deleted: Codable, Equatable {
    let location: Location
    let position: Int
  }
}

/// What was deleted can come back also after the process died.
extension LocationsViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let deleted: [Deleted]
  }

  public var savedState: SavedState {
    get { SavedState(deleted: deleted) }
    set { deleted = newValue.deleted }
  }
}
