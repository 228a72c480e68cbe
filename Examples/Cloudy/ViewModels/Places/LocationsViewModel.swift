import CloudyModel
public import Observation
public import Usher

/// The person's position and their saved places, which can be chosen, ordered and deleted.
@Observable
public final class LocationsViewModel: ViewModel {
  public var title: String { words.locations }
  public var currentHeader: String { words.currentLocation }
  public var favoritesHeader: String { words.favoriteLocations }
  /// What the view says.
  public var words: any CloudyWords { screen.words }
  /// The credit for the places.
  public let credit: String

  /// The deleted places that can be restored, the last deletion at the end.
  private var deleted: [Deleted] = []

  private let whereabouts: Whereabouts
  private let screen: Screen<Event>

  /// The events for the coordinator.
  package enum Event { case didSelect(LocationChoice), didPressAdd, didPressDone }

  package init(whereabouts: Whereabouts, credits: [String], screen: Screen<Event>) {
    self.whereabouts = whereabouts
    credit = Set(credits).sorted().joined(separator: " · ")
    whereabouts.message = nil
    self.screen = screen
    whereabouts.locateIfNeeded()
  }

  /// The row of the person's position, never of a place they have chosen.
  public var current: LocationRow {
    if let current = whereabouts.current { return LocationRow(current, words) }
    return LocationRow(
      id: "unknown",
      text: whereabouts.isLocating ? words.lookingForYou : words.currentLocationUnknown,
      detail: whereabouts.isLocating ? "" : whereabouts.problem.map(words.message) ?? ""
    )
  }
  /// Whether ``current`` can be chosen.
  public var isCurrentKnown: Bool { whereabouts.current != nil }
  /// Whether the person's position can be requested again.
  public var canLocate: Bool { !isCurrentKnown && !whereabouts.isLocating }
  /// Whether the shown weather is that of the person's position.
  public var isCurrentChosen: Bool {
    whereabouts.saved.value != nil && whereabouts.saved.value?.choice == nil
  }

  /// The person's favourites, in their order.
  public var favorites: Loadable<[LocationRow]> {
    whereabouts.saved.map { [words] in $0.favorites.map { LocationRow($0, words) } }
  }
  /// The text in place of an empty list; `nil` if there are favourites. The text is only a row: it
  /// has no actions.
  public var noFavorites: String? {
    whereabouts.saved.value?.favorites.isEmpty == true ? words.noFavorites : nil
  }
  /// The id of the favourite whose weather is shown.
  public var chosen: LocationRow.ID? { whereabouts.saved.value?.choice.map { LocationRow($0).id } }
  /// A text about the deletions that can be undone, with the last one's name: “Ghent was deleted.”
  public var undoText: String? {
    guard let last = deleted.last?.location.text(words) else { return nil }
    return deleted.count == 1
      ? words.wasDeleted(last) : words.wereDeleted(last, andOthers: deleted.count - 1)
  }
  /// The reason why the last change wasn't stored; `nil` if it was.
  public var message: String? { whereabouts.message }

  /// Call when the row of the person's position was chosen.
  public func selectCurrent() {
    if isCurrentKnown { screen.send(.didSelect(.current)) }
  }

  /// Call when a favourite was chosen.
  public func select(_ id: LocationRow.ID) {
    if let location = location(id) { screen.send(.didSelect(.favorite(location))) }
  }

  /// Call when a favourite is to be deleted.
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

  /// Call when the last deletion is to be undone.
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

  /// Call when the person closes the message that offers to undo deletions. After this call they
  /// can't be undone.
  public func dismissUndoButtonTapped() { deleted = [] }

  /// Call when a favourite was moved to a position.
  public func move(_ id: LocationRow.ID, to target: Int) {
    if let location = location(id) { whereabouts.change(.move(location, to: target)) }
  }

  /// Call when the person wants their position to be requested again.
  public func locateButtonTapped() { whereabouts.locate() }

  /// Call when the person wants to read the stored data again after a failure.
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

/// Restores the deletions that can be undone after the process died.
extension LocationsViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let deleted: [Deleted]
  }

  public var savedState: SavedState {
    get { SavedState(deleted: deleted) }
    set { deleted = newValue.deleted }
  }
}
