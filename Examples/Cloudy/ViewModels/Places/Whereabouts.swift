package import CloudyModel
import Observation
package import Usher

/// Where the person is, which places they keep, and how they want to see the weather: one for all
/// screens of a page.
///
/// Where they are and what they have chosen are two things: neither takes the other's place.
@Observable
package final class Whereabouts {
  /// Where the person is, with the name of the nearest place; `nil` while that isn't known.
  package var current: Location?
  /// Why it isn't known.
  package private(set) var problem: DevicePositionError?
  /// Whether the person is looked for, and nothing else shown yet because of that.
  package private(set) var isLocating = false
  /// Why the last change wasn't kept.
  package var message: String?

  private var stored = Loadable<Saved>.idle
  /// What shows already and is still to be stored, in its order.
  private var pending: [Int: SavedChange] = [:]
  private var fallback = Location(latitude: 51.400592, longitude: 4.760970)

  private let store: any PlaceStore
  private let visitor: String
  private let device: Device
  private let scope: Scope
  private let naming: Naming
  /// Where the names of places are from.
  package let credit: String
  @ObservationIgnored private var lastChange = 0
  @ObservationIgnored private var lastLoad = 0
  @ObservationIgnored private var shownLoad = 0
  @ObservationIgnored private var patience: ScopeTask?
  private let loading = Command(.again)
  private let locating = Command(.restart)
  private let storing = Command(.queue)

  /// In metres: who has moved less is where they were.
  private static let reach = 1000.0
  /// As long as nothing else is shown while somebody thinks about the browser's question.
  private static let wait = Duration.seconds(15)
  /// As long as an answer counts.
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

  /// What is stored, and what is about to be.
  package var saved: Loadable<Saved> {
    stored.map { stored in
      var saved = stored
      for id in pending.keys.sorted() { pending[id]?.show(&saved) }
      return saved
    }
  }

  /// What to show the weather of; `nil` while that isn't known.
  package var place: Place? {
    guard let saved = saved.value else { return nil }
    if let choice = saved.choice { return .chosen(choice) }
    if let current { return .current(current) }
    return problem == nil ? nil : .fallback(fallback)
  }

  package var notations: Notations { saved.value?.notations ?? Notations() }
  package var favorites: [Location] { saved.value?.favorites ?? [] }

  /// When the person comes back to the app.
  package func activations() -> AsyncStream<Void> { device.activations() }

  /// Asks where the person is.
  package func locate() {
    isLocating = true
    patience?.cancel()
    patience = scope.after(Self.wait) { [weak self] in self?.stopWaiting() }
    locating(scope, of: self) { await $0.find() }
  }

  /// Asks where the person is if that isn't known yet, nor asked.
  package func locateIfNeeded() {
    if current == nil, problem == nil, !isLocating { locate() }
  }

  /// Shows a change at once, and stores it. One after the other, in their order.
  package func change(_ change: SavedChange) {
    lastChange += 1
    let id = lastChange
    pending[id] = change
    message = nil
    storing(scope, of: self) { await $0.keep(id) }
  }

  /// Reads anew what is stored.
  package func reload() { loading(scope, of: self) { await $0.load() } }

  private func cameBack() {
    if saved.value != nil, saved.value?.choice == nil, current != nil || problem != nil {
      locate()
    }
  }

  private func load() async {
    lastLoad += 1
    let number = lastLoad
    await stored.load {
      // One that began later knows better.
      guard number > shownLoad else { return }
      stored = $0
      if !$0.isLoading { shownLoad = number }
    } _: {
      Saved(
        favorites: try await store.favorites(of: visitor),
        choice: try await store.choice(of: visitor),
        notations: try await store.notations(of: visitor)
      )
    }
  }

  /// It shows until what is stored does, or doesn't because that has failed.
  private func keep(_ id: Int) async {
    guard let change = pending[id] else { return }
    do {
      try await change.store(store, visitor)
    } catch {
      message = error.userMessage
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
        // It is known; that its name isn't yet is no reason to show something else.
        patience?.cancel()
        naming(found) { [weak self] in self?.take($0) }
      }
    } catch let error as DevicePositionError {
      fail(error)
    } catch {
      // Asked anew, or the page is closed.
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
      // Who takes the permission back wants to be forgotten.
      if error == .denied { current = nil }
    }
  }

  /// Something else is shown while there is no answer, which counts all the same when it comes.
  private func stopWaiting() {
    if isLocating { fail(.timedOut) }
  }

  private func endWaiting() {
    patience?.cancel()
    isLocating = false
  }
}

extension Location {
  /// A point of which nothing else is known.
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
