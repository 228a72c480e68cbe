import Cloudy
import CloudyModel
import CloudyViewModels
import Foundation
import Usher
import UsherTesting

/// Drives the app as a person does.
@MainActor
final class CloudyDriver {
  let app: TestApp
  let store: any PlaceStore
  static let visitor = "visitor"

  init(
    store: (any PlaceStore)? = nil,
    search: any LocationService = FixedPlaces(),
    names: any PlaceNaming = FixedPlaces(),
    weather: any DatedWeatherService = FixedWeather(),
    position: TestPosition = .at(51.05, 3.71667),
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_475_746_343) },
    path: String? = nil,
    locale: DeviceLocale = .english,
    timeZone: String? = "Europe/Brussels"
  ) throws {
    let store = try store ?? SQLitePlaceStore.inMemory()
    self.store = store
    let services = CloudyServices(
      places: store,
      search: search,
      names: names,
      weather: weather,
      now: now
    )
    app = try TestApp(path: path, locale: locale, timeZone: timeZone) {
      CloudyCoordinator(services: services, visitor: Self.visitor, flow: $0)
    }
    app.device.position = position
  }

  /// Waits until all work is done. If the place is waited for, behaves like a browser that shows
  /// this.
  func settle() async throws {
    try await app.settle()
    // Nothing may hold the view model when the process dies.
    let isWaiting = (try? root)?.waiting != nil
    guard isWaiting, !isSeen else { return }
    isSeen = true
    try app.on(RootViewModel.self) { $0.appeared() }
    try await app.settle()
    if app.device.position != .silent { isSeen = false }
  }

  /// Whether the device was asked for its position.
  private var isSeen = false

  /// Tells the app that the browser shows the waiting state.
  func see() async throws {
    try await app.wait { try root.waiting != nil }
    try app.on(RootViewModel.self) { $0.appeared() }
  }

  /// Waits until a place shows without its name.
  func waitForPlace(_ names: ScriptedNames, _ requests: Int) async throws {
    try await see()
    try await app.wait { names.answers.requests.count == requests }
    await app.clock.advance(by: .milliseconds(500))
    try await app.wait { try day != nil }
  }

  var root: RootViewModel { get throws { try app.top() } }
  var locations: LocationsViewModel { get throws { try app.top() } }
  var add: AddLocationViewModel { get throws { try app.top() } }

  var day: DayViewModel? { get throws { try root.weather.value?.day } }
  var favorites: [String] { get throws { try locations.favorites.value?.map(\.text) ?? [] } }

  func openLocations() async throws {
    try app.on(RootViewModel.self) { $0.locationButtonTapped() }
    try await settle()
  }

  func openSettings() async throws {
    try app.on(RootViewModel.self) { $0.settingsButtonTapped() }
    try await settle()
  }

  /// Types into the search field, and pauses.
  func search(_ query: String) async throws {
    try app.on(AddLocationViewModel.self) { $0.query = query }
    await app.clock.advance(by: .milliseconds(500))
  }

  /// Adds the first place found.
  func add(_ query: String) async throws {
    try app.on(LocationsViewModel.self) { $0.addButtonTapped() }
    try await settle()
    try await search(query)
    try await settle()
    let id = try add.locations.first?.id ?? ""
    try app.on(AddLocationViewModel.self) { $0.select(id) }
    try await settle()
  }

  func favorite(_ text: String) throws -> LocationRow.ID {
    try locations.favorites.value?.first { $0.text == text }?.id ?? ""
  }

  func close() async throws {
    app.navigation.close()
    try await app.wait { app.navigation.leaks.isEmpty }
    try app.close()
  }
}
