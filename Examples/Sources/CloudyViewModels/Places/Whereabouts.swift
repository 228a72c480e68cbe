package import CloudyModel
import Observation
package import Usher

/// Where the person is, which places they keep, and how they want to see the weather: one for all
/// screens of a page.
///
/// Where they are and what they have chosen are two things: neither takes the other's place.
@Observable
package final class Whereabouts {
  /// What is stored.
  package struct Saved: Equatable {
    package var favorites: [Location] = []
    package var choice: Location?
    package var notations = Notations()
  }

  package private(set) var saved = Loadable<Saved>.idle
  /// Where the person is, with the name of the nearest place; `nil` while that isn't known.
  package private(set) var current: Location?
  /// Why it isn't known.
  package private(set) var problem: DevicePositionError?

  @ObservationIgnored package let store: any PlaceStore
  @ObservationIgnored package let visitor: String
  @ObservationIgnored private let names: any PlaceNaming
  @ObservationIgnored private let device: Device
  @ObservationIgnored private lazy var loading = Command(scope, of: self, policy: .again) {
    await $0.load()
  }
  @ObservationIgnored private lazy var locating = Command(scope, of: self) { await $0.find() }
  @ObservationIgnored private lazy var naming = Command(scope, of: self, policy: .restart) {
    (model: Whereabouts, answer: Answer) in
    await model.take(model.named(answer))
  }
  @ObservationIgnored private lazy var unnamed = Debounce(
    scope,
    of: self,
    for: .milliseconds(500)
  ) { (model: Whereabouts, answer: Answer) in
    model.take(answer)
  }
  @ObservationIgnored private lazy var choosing = Command(scope, of: self, policy: .queue) {
    (model: Whereabouts, choice: Location?) in
    try await model.store.setChoice(choice, of: model.visitor)
    model.loading()
  }
  @ObservationIgnored private let scope: Scope
  private var fallback = Location(latitude: 51.400592, longitude: 4.760970)

  /// In metres: who has moved less is where they were.
  private static let reach = 1000.0
  /// As long as somebody may think about the browser's question.
  private static let patience = Duration.seconds(15)

  package init(
    store: any PlaceStore,
    visitor: String,
    names: any PlaceNaming,
    device: Device,
    scope: Scope
  ) {
    self.store = store
    self.visitor = visitor
    self.names = names
    self.device = device
    self.scope = scope
    loading()
    scope.forEach(store.changes(of: visitor)) { [weak self] in self?.loading() }
    scope.forEach(device.activations()) { [weak self] in self?.cameBack() }
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
  package var isLocating: Bool { locating.isRunning || naming.isRunning }
  /// Why the last choice wasn't kept.
  package var message: String? { choosing.message }

  /// Asks where the person is, unless that goes on.
  package func locate() { locating() }

  /// Asks where the person is if that isn't known yet.
  package func locateIfNeeded() {
    if current == nil, problem == nil { locating() }
  }

  /// Shows the weather of a place from now on; of where the person is, with `nil`.
  package func choose(_ choice: Location?) { choosing(choice) }

  /// Shows the favourites in another order, before that is stored.
  package func arrange(_ favorites: [Location]) {
    guard var shown = saved.value else { return }
    shown.favorites = favorites
    saved = .loaded(shown)
  }

  /// Reads anew what is stored.
  package func reload() { loading() }

  private func cameBack() {
    if case .chosen = place { return }
    if saved.value != nil { locating() }
  }

  private func load() async {
    await saved.load(into: { saved = $0 }) {
      Saved(
        favorites: try await store.favorites(of: visitor),
        choice: try await store.choice(of: visitor),
        notations: try await store.notations(of: visitor)
      )
    }
    if let saved = saved.value, saved.choice == nil { locateIfNeeded() }
  }

  private func find() async {
    do {
      let position = try await device.position(accuracy: Self.reach, timeout: Self.patience)
      let found = Location(latitude: position.latitude, longitude: position.longitude)
      if let current, current.distance(to: found) < Self.reach {
        problem = nil
      } else {
        name(Answer(location: found))
      }
    } catch let error as DevicePositionError {
      name(Answer(location: fallback, problem: error))
    } catch {
      // The page is closed.
    }
  }

  /// Where the device is, or why it can't say and what is shown instead.
  private struct Answer {
    var location: Location
    var problem: DevicePositionError?
  }

  /// Takes an answer once its place has a name; without it when that takes long, as while the
  /// gazetteer is built.
  private func name(_ answer: Answer) {
    unnamed(answer)
    naming(answer)
  }

  private func take(_ answer: Answer) {
    unnamed.cancel()
    problem = answer.problem
    if answer.problem == nil { current = answer.location } else { fallback = answer.location }
    // Who takes the permission back wants to be forgotten.
    if answer.problem == .denied { current = nil }
  }

  private func named(_ answer: Answer) async -> Answer {
    let location = answer.location
    guard location.name.isEmpty,
      let nearest = try? await names.nearest(to: location.latitude, location.longitude)
    else { return answer }
    let named = Location(
      name: nearest.name,
      region: nearest.region,
      country: nearest.country,
      latitude: location.latitude,
      longitude: location.longitude,
      timeZone: nearest.timeZone
    )
    return Answer(location: named, problem: answer.problem)
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
