package import CloudyModel
import Foundation
public import Observation
public import Usher

/// A search for a place to save: receives the typed text and shows the places found.
@Observable
public final class AddLocationViewModel: ViewModel {
  public var title: String { words.addLocation }
  /// What the view says.
  public var words: any CloudyWords { screen.words }
  /// The placeholder of the empty search field.
  public var placeholder: String { words.enterCity }
  /// The text to search for. A new text replaces a running search.
  public var query: String {
    didSet { if query != oldValue { queryDidChange() } }
  }
  /// The progress, from 0 to 1, of the preparation before a search is possible; `nil` once it is
  /// done.
  public private(set) var preparation: Double?

  private let service: any LocationService
  private let whereabouts: Whereabouts
  private let screen: Screen<Event>
  private let search = Latest<String, [Location]>(after: .milliseconds(500))

  /// The events for the coordinator.
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

  /// Whether a search is running.
  public var querying: Bool { search.state.isLoading }
  /// The places found, best first. While a search is running, the results of the one before.
  public var locations: [LocationRow] { found.map { LocationRow($0, words) } }
  public var hasLocations: Bool { numberOfLocations > 0 }
  package var numberOfLocations: Int { found.count }
  /// The number of places found, in words for screen readers; `nil` while a search is running or
  /// without results.
  public var count: String? {
    guard hasLocations, !querying else { return nil }
    return words.places(numberOfLocations)
  }

  /// Returns the row at a position; `nil` if there is none.
  package func viewModelForLocation(at index: Int) -> LocationRow? {
    location(at: index).map { LocationRow($0, words) }
  }

  /// The message for a search that failed or found nothing; `nil` otherwise.
  public var message: String? {
    if let message = search.state.message { return message }
    guard case .empty = search.state, !search.isRunning, search.input == wanted else { return nil }
    return words.noPlace(called: wanted)
  }
  /// Whether the search failed.
  public var hasFailed: Bool { search.state.message != nil }
  /// Whether a failed search can be tried again.
  public var canRetry: Bool { search.state.canRetry }
  /// The credit for the places.
  public var credit: String { service.attribution }
  /// A hint to press Return, if typing alone doesn't start the search; `nil` otherwise.
  public var hint: String? {
    service.isForTyping || wanted.isEmpty || wanted == search.input
      ? nil : words.pressReturn
  }

  /// Call when the search was submitted.
  public func searchButtonTapped() {
    if !wanted.isEmpty { find(wanted, now: true) }
  }

  /// Call when the search was cleared: the field and the list become empty.
  public func clearButtonTapped() { query = "" }

  /// Call when the person wants to repeat the failed search.
  public func retryButtonTapped() { search.retry() }

  /// Call when a row was chosen.
  public func select(_ id: LocationRow.ID) {
    guard let location = found.first(where: { LocationRow($0).id == id }) else { return }
    whereabouts.change(.add(location))
    screen.send(.didAddLocation)
  }

  /// Call when the person leaves without a choice.
  public func cancelButtonTapped() { screen.send(.didCancel) }

  package func location(at index: Int) -> Location? {
    found.indices.contains(index) ? found[index] : nil
  }

  /// The results to show; empty after a failure, because old results would look like those of the
  /// failed search.
  private var found: [Location] {
    if case .failed = search.state { [] } else { search.state.value ?? [] }
  }

  /// The query without spaces around it: a blank query counts as empty.
  private var wanted: String { query.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func find(_ query: String, now: Bool = false) {
    search(query, screen, of: self, now: now) { model, query in
      model.screen.send(.didSearch(query))
      let words = model.words
      do {
        return try await model.service.locations(matching: query)
      } catch {
        throw words.telling(error)
      }
    }
  }

  private func queryDidChange() {
    if wanted.isEmpty {
      search.clear()
      screen.send(.didSearch(""))
    } else if service.isForTyping {
      find(wanted)
    } else if wanted != search.input {
      // The answer would belong to a text that the field doesn't contain any more.
      search.cancel()
    }
  }
}

/// Restores the query after the process died.
extension AddLocationViewModel: Restorable {
  public var savedState: String {
    get { query }
    set {
      query = newValue
      if service.isForTyping { searchButtonTapped() }
    }
  }
}
