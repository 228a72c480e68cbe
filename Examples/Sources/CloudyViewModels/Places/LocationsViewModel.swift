import CloudyModel
public import Observation
public import Usher

/// Where the person is, and the places they keep: to be chosen, ordered and deleted.
@Observable
public final class LocationsViewModel: ViewModel {
  public let title = "Locations"
  public let currentHeader = "Current Location"
  public let favoritesHeader = "Favorite Locations"

  /// What was deleted and can come back, the last one at the end.
  private var deleted: [Deleted] = []

  @ObservationIgnored private let whereabouts: Whereabouts
  @ObservationIgnored private let didSelect: (LocationChoice) -> Void
  @ObservationIgnored private let didPressAdd: () -> Void
  @ObservationIgnored private let didPressDone: () -> Void
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private lazy var changing = Command(scope, of: self, policy: .queue) {
    (model: LocationsViewModel, change: Change) in
    // What shows is what is stored, also when that has failed.
    defer { model.whereabouts.reload() }
    try await model.apply(change)
  }

  package init(
    whereabouts: Whereabouts,
    scope: Scope,
    didSelect: @escaping (LocationChoice) -> Void,
    didPressAdd: @escaping () -> Void,
    didPressDone: @escaping () -> Void
  ) {
    self.whereabouts = whereabouts
    self.scope = scope
    self.didSelect = didSelect
    self.didPressAdd = didPressAdd
    self.didPressDone = didPressDone
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
  /// What was deleted last, as “Ghent was deleted.”
  public var undoText: String? { deleted.last.map { "\($0.location.text) was deleted." } }
  /// Why the last change wasn't kept.
  public var message: String? { changing.message }
  /// Where the places are from.
  public var credit: String { Gazetteer.attribution }

  /// Call when the row of where the person is was chosen.
  public func selectCurrent() {
    if isCurrentKnown { didSelect(.current) }
  }

  /// Call when a favourite was chosen.
  public func select(_ id: LocationRow.ID) {
    if let location = location(id) { didSelect(.favorite(location)) }
  }

  /// Call when a favourite is to go.
  public func delete(_ id: LocationRow.ID) {
    if let location = location(id) { changing(.delete(location)) }
  }

  /// Call when the last deletion wasn't meant.
  public func undoButtonTapped() {
    if let last = deleted.last { changing(.restore(last)) }
  }

  /// Call when what was deleted may stay so.
  public func dismissUndoButtonTapped() { deleted = [] }

  /// Call when a favourite was moved to where another one is.
  public func move(from source: Int, to target: Int) {
    var favorites = whereabouts.favorites
    guard source != target, favorites.indices.contains(source) else { return }
    let location = favorites.remove(at: source)
    favorites.insert(location, at: min(max(target, 0), favorites.count))
    // The row stays where it was dropped while that is stored.
    whereabouts.arrange(favorites)
    changing(.move(location, to: target))
  }

  /// Call when the person wants to be looked for once more.
  public func locateButtonTapped() { whereabouts.locate() }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { whereabouts.reload() }

  /// Call when another place is to be added.
  public func addButtonTapped() { didPressAdd() }

  /// Call when the person is done.
  public func doneButtonTapped() { didPressDone() }

  private func location(_ id: LocationRow.ID) -> Location? {
    whereabouts.favorites.first { LocationRow($0).id == id }
  }

  private func apply(_ change: Change) async throws {
    let (store, visitor) = (whereabouts.store, whereabouts.visitor)
    switch change {
    case .delete(let location):
      guard let position = try await store.remove(location, of: visitor) else { return }
      deleted.append(Deleted(location: location, position: position))
    case .restore(let last):
      try await store.insert(last.location, at: last.position, of: visitor)
      deleted.removeAll { $0 == last }
    case .move(let location, let target):
      // Another page may have changed the order meanwhile.
      let favorites = try await store.favorites(of: visitor)
      guard let source = favorites.firstIndex(of: location) else { return }
      try await store.move(from: source, to: target, of: visitor)
    }
  }

  fileprivate struct Deleted: Codable, Equatable {
    let location: Location
    let position: Int
  }

  private enum Change {
    case delete(Location)
    case restore(Deleted)
    case move(Location, to: Int)
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
