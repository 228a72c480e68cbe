package import CloudyModel
import Observation
package import Usher

/// The person's position, their saved places and their settings, shared by all screens of a page.
///
/// The position and the chosen place are separate: neither overwrites the other.
@Observable
package final class Whereabouts {
  /// The person's position, with the name of the nearest place; `nil` while it is unknown.
  package var current: Location?
  /// The reason why the position is unknown.
  package private(set) var problem: DevicePositionError?
  /// Whether the position is being requested and no other place is shown meanwhile.
  package private(set) var isLocating = false
  /// The reason why the last change wasn't stored.
  package var message: String?

  private var stored = Loadable<Saved>.idle
  /// The changes that are shown but not stored yet, in order of their keys.
  private var pending: [Int: SavedChange] = [:]
  private var fallback = Location(latitude: 51.400592, longitude: 4.760970)

  private let store: any PlaceStore
  private let visitor: String
  private let device: Device
  private let scope: Scope
  private let naming: Naming
  /// The credit for the names of places.
  package let credit: String
  @ObservationIgnored private var lastChange = 0
  @ObservationIgnored private var lastLoad = 0
  @ObservationIgnored private var shownLoad = 0
  @ObservationIgnored private var patience: ScopeTask?
  private let loading = Command(.again)
  private let locating = Command(.restart)
  private let storing = Command(.queue)

  /// Distance in metres below which the person counts as still at the same place.
  private static let reach = 1000.0
  /// The time for which no other place is shown while the person decides about the browser's
  /// permission prompt.
  private static let wait = Duration.seconds(15)
  /// The time for which an answer of the device is awaited.
  private static let timeout = Duration.seconds(600)

  package init(
    store: any PlaceStore,
    visitor: String,
    names: any PlaceNaming,
    device: Device,
    scope: Scope
  ) {
    self.store = store
    self.visitor = visitor
    self.device = device
    self.scope = scope
    naming = Naming(names, scope: scope)
    credit = names.attribution
    reload()
    scope.forEach(store.changes(of: visitor)) { [weak self] in self?.reload() }
    scope.forEach(device.activations()) { [weak self] in self?.cameBack() }
  }

  /// The stored data with the pending changes applied.
  package var saved: Loadable<Saved> {
    stored.map { stored in
      var saved = stored
      for id in pending.keys.sorted() { pending[id]?.show(&saved) }
      return saved
    }
  }

  /// The place whose weather is shown; `nil` while it is unknown.
  package var place: Place? {
    guard let saved = saved.value else { return nil }
    if let choice = saved.choice { return .chosen(choice) }
    if let current { return .current(current) }
    return problem == nil ? nil : .fallback(fallback)
  }

  package var notations: Notations { saved.value?.notations ?? Notations() }
  package var favorites: [Location] { saved.value?.favorites ?? [] }

  /// Returns a stream that emits when the person comes back to the app.
  package func activations() -> AsyncStream<Void> { device.activations() }

  /// Requests the person's position.
  package func locate() {
    isLocating = true
    patience?.cancel()
    patience = scope.after(Self.wait) { [weak self] in self?.stopWaiting() }
    locating(scope, of: self) { await $0.find() }
  }

  /// Requests the person's position, unless it is known, has failed or is being requested.
  package func locateIfNeeded() {
    if current == nil, problem == nil, !isLocating { locate() }
  }

  /// Shows a change at once and stores it. Changes are stored one after the other, in the order of
  /// the calls.
  package func change(_ change: SavedChange) {
    lastChange += 1
    let id = lastChange
    pending[id] = change
    message = nil
    storing(scope, of: self) { await $0.keep(id) }
  }

  /// Reads the stored data again.
  package func reload() { loading(scope, of: self) { await $0.load() } }

  private func cameBack() {
    if saved.value != nil, saved.value?.choice == nil, current != nil || problem != nil {
      locate()
    }
  }

  private func load() async {
    lastLoad += 1
    let number = lastLoad
    let words = device.words
    await stored.load {
      // A load that began later has newer data.
      guard number > shownLoad else { return }
      stored = $0
      if !$0.isLoading { shownLoad = number }
    } _: {
      do {
        return Saved(
          favorites: try await store.favorites(of: visitor),
          choice: try await store.choice(of: visitor),
          notations: try await store.notations(of: visitor)
        )
      } catch {
        throw words.telling(error)
      }
    }
  }

  /// Stores a change. The change stays in `pending` until the stored data shows it, or until
  /// storing has failed and the data was read again.
  private func keep(_ id: Int) async {
    guard let change = pending[id] else { return }
    do {
      try await change.store(store, visitor)
    } catch {
      message = device.words.telling(error).userMessage
      change.failed()
    }
    await load()
    pending[id] = nil
  }

  private func find() async {
    do {
      let position = try await device.position(accuracy: Self.reach, timeout: Self.timeout)
      let found = Location(latitude: position.latitude, longitude: position.longitude)
      if let current, !current.name.isEmpty, current.distance(to: found) < Self.reach {
        take(current)
      } else {
        // The position is known. A missing name is no reason to show another place.
        patience?.cancel()
        naming(found) { [weak self] in self?.take($0) }
      }
    } catch let error as DevicePositionError {
      fail(error)
    } catch {
      // A newer request replaced this one, or the page is closed.
    }
  }

  private func take(_ place: Location) {
    endWaiting()
    problem = nil
    current = place
  }

  private func fail(_ error: DevicePositionError) {
    patience?.cancel()
    naming(fallback) { [weak self] named in
      guard let self else { return }
      endWaiting()
      fallback = named
      problem = error
      // A person who withdraws the permission wants their position to be forgotten.
      if error == .denied { current = nil }
    }
  }

  /// Shows another place while there is no answer. A later answer is still used.
  private func stopWaiting() {
    if isLocating { fail(.timedOut) }
  }

  private func endWaiting() {
    patience?.cancel()
    isLocating = false
  }
}

extension Location {
  /// Creates a location with coordinates only, or with a name.
  package init(name: String = "", latitude: Double, longitude: Double) {
    self.init(
      name: name,
      region: "",
      country: "",
      latitude: latitude,
      longitude: longitude,
      timeZone: nil
    )
  }
}
