package import CloudyModel
import Foundation
public import Observation
public import Usher

/// Looks for a place to keep: it takes what is typed, and gives what was found.
@Observable
public final class AddLocationViewModel: ViewModel {
  public let title = "Add Location"
  /// What the field says when it is empty.
  public let placeholder = "Enter a City"
  /// What is looked for; the newest wins.
  public var query: String {
    didSet { if query != oldValue { queryDidChange() } }
  }
  /// How much is done, from 0 to 1, before anything can be found; `nil` once it can.
  public private(set) var preparation: Double?

  private let service: any LocationService
  private let whereabouts: Whereabouts
  private let screen: Screen<Event>
  private let search = Latest<String, [Location]>(after: .milliseconds(500))

  /// What the search tells its coordinator.
  package enum Event { case didSearch(String), didAddLocation, didCancel }

  package init(
    query: String = "",
    service: any LocationService,
    whereabouts: Whereabouts,
    screen: Screen<Event>
  ) {
    self.query = query
    self.service = service
    self.whereabouts = whereabouts
    self.screen = screen
    searchButtonTapped()
    screen.scope.forEach(service.preparation()) { [weak self] done in
      self?.preparation = done < 1 ? done : nil
    }
  }

  /// Whether something is looked for.
  public var querying: Bool { search.state.isLoading }
  /// What was found, best first. While something newer is looked for, what was found before.
  public var locations: [LocationRow] { found.map(LocationRow.init) }
  public var hasLocations: Bool { numberOfLocations > 0 }
  package var numberOfLocations: Int { found.count }
  /// How many were found, for who doesn't see them.
  public var count: String? {
    guard hasLocations, !querying else { return nil }
    return numberOfLocations == 1 ? "1 place" : "\(numberOfLocations) places"
  }

  /// The row at a position; `nil` where there is none.
  package func viewModelForLocation(at index: Int) -> LocationRow? {
    location(at: index).map(LocationRow.init)
  }

  /// What to say about the search when nothing was found, or it failed.
  public var message: String? {
    if let message = search.state.message { return message }
    guard case .empty = search.state, !search.isRunning, search.input == wanted else { return nil }
    return "There is no place called “\(wanted)”."
  }
  /// Whether what failed can be tried again.
  public var canRetry: Bool { search.state.message != nil }
  /// Where the places are from.
  public var credit: String { service.attribution }
  /// What to do, where that isn't plain.
  public var hint: String? {
    service.isForTyping || wanted.isEmpty || wanted == search.input
      ? nil : "Press Return to search."
  }

  /// Call when the search was submitted.
  public func searchButtonTapped() {
    if !wanted.isEmpty { find(wanted, now: true) }
  }

  /// Call when the search was given up: field and list are empty again.
  public func clearButtonTapped() { query = "" }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { search.retry() }

  /// Call when a row was chosen.
  public func select(_ id: LocationRow.ID) {
    guard let location = found.first(where: { LocationRow($0).id == id }) else { return }
    whereabouts.change(.add(location))
    screen.send(.didAddLocation)
  }

  /// Call when the person wants none of them.
  public func cancelButtonTapped() { screen.send(.didCancel) }

  package func location(at index: Int) -> Location? {
    found.indices.contains(index) ? found[index] : nil
  }

  /// Old results would look like those of the search that failed.
  private var found: [Location] {
    if case .failed = search.state { [] } else { search.state.value ?? [] }
  }

  /// Blank is empty.
  private var wanted: String { query.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func find(_ query: String, now: Bool = false) {
    search(query, screen, of: self, now: now) { model, query in
      model.screen.send(.didSearch(query))
      return try await model.service.locations(matching: query)
    }
  }

  private func queryDidChange() {
    if wanted.isEmpty {
      search.clear()
      screen.send(.didSearch(""))
    } else if service.isForTyping {
      find(wanted)
    } else if wanted != search.input {
      // An answer would be to what the field doesn't say any more.
      search.cancel()
    }
  }
}

/// What is looked for comes back after the process died.
extension AddLocationViewModel: Restorable {
  public var savedState: String {
    get { query }
    set {
      query = newValue
      if service.isForTyping { searchButtonTapped() }
    }
  }
}
