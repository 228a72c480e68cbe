import CloudyModel
import CloudyViewModels
import Foundation
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Cloudy: the weather of a place", .inEveryMode)
struct RootTests {
  @Test("the day over the week, of where the person is")
  func shows() async throws {
    let cloudy = try CloudyDriver()
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    #expect(try cloudy.root.region == "Flanders, Belgium")
    #expect(try cloudy.day == DayViewModel(Stub.weather, Stub.formats()))
    #expect(try cloudy.root.weather.value?.week.numberOfDays == 8)
    #expect(try cloudy.root.placeNotice == nil)
    try await cloudy.close()
  }

  @Test("days and times are those of the place")
  func zone() async throws {
    let weather = DatedWeather(data: Stub.weather(timeZone: "America/Chicago"), fetched: .now)
    let cloudy = try CloudyDriver(weather: FixedWeather(weather))
    try await cloudy.settle()
    #expect(try cloudy.day?.time == "4:32 AM")
    #expect(try cloudy.root.weather.value?.week.viewModel(for: 5)?.day == "Monday")
    try await cloudy.close()
  }

  @Test("an estimate says that it is none of the weather to come; a forecast says where it is from")
  func estimate() async throws {
    let estimate = DatedWeather(
      data: Stub.weather(kind: .climatologicalEstimate),
      fetched: .now
    )
    var cloudy = try CloudyDriver(weather: FixedWeather(estimate))
    try await cloudy.settle()
    #expect(try cloudy.root.estimateNotice == "Climatological estimate, not a forecast")
    #expect(try cloudy.root.credit == "Contains data from GeoNames, CC BY 4.0")
    try await cloudy.close()
    cloudy = try CloudyDriver()
    try await cloudy.settle()
    #expect(try cloudy.root.estimateNotice == nil)
    #expect(
      try cloudy.root.credit
        == "Weather data by Open-Meteo.com, CC BY 4.0 · Contains data from GeoNames, CC BY 4.0"
    )
    try await cloudy.close()
  }

  @Test("settings and locations are opened over it, and Done or a swipe leads back")
  func modals() async throws {
    let cloudy = try CloudyDriver()
    try await cloudy.settle()
    try await cloudy.openSettings()
    try cloudy.app.expect("Ghent ▸ [sheet] Settings")
    #expect(cloudy.app.path == "settings")
    try cloudy.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    try await cloudy.openLocations()
    try cloudy.app.expect("Ghent ▸ [sheet] Locations")
    #expect(cloudy.app.path == "locations")
    try cloudy.app.on(LocationsViewModel.self) { $0.doneButtonTapped() }
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    try await cloudy.openLocations()
    try cloudy.app.swipeDown()
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    try await cloudy.close()
  }

  @Test("a link shows its place, and leaves what was chosen as it is; there it can be kept")
  func link() async throws {
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(weather: weather, path: "place/48.85/2.35?name=Paris")
    try await cloudy.settle()
    // The person isn't asked for their position before they see the reason.
    try cloudy.app.expect("Cloudy ▸ Paris")
    #expect(Set(weather.history.map(\.latitude)) == [Location.paris.latitude])
    #expect(try cloudy.root.region == "Île-de-France, France")
    #expect(try await cloudy.store.choice(of: CloudyDriver.visitor) == nil)
    #expect(try cloudy.root.canSave)
    try cloudy.app.on(RootViewModel.self) { $0.saveButtonTapped() }
    try await cloudy.settle()
    #expect(try !cloudy.root.canSave && cloudy.root.isSaved)
    #expect(try await cloudy.store.favorites(of: CloudyDriver.visitor) == [.paris])
    try cloudy.app.back()
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    try await cloudy.close()
  }

  @Test("a link to nowhere says so")
  func nowhere() async throws {
    let cloudy = try CloudyDriver(path: "place/148.85/2.35")
    try await cloudy.settle()
    #expect(
      try cloudy.root.weather
        == .failed(old: nil, message: "There is no such place.", canRetry: false)
    )
    #expect(try cloudy.root.failureReason == nil)
    #expect(try !cloudy.root.canSave)
    #expect(try cloudy.root.leaveButtonTitle == "Show My Weather")
    try cloudy.app.on(RootViewModel.self) { $0.leaveButtonTapped() }
    #expect(cloudy.app.path == "")
    try await cloudy.close()
  }

  @Test("a link's place without a name is called by the nearest, and has its zone")
  func unnamedLink() async throws {
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(weather: weather, path: "place/50.9/4.3")
    try await cloudy.settle()
    try cloudy.app.expect("Cloudy ▸ Brussels")
    #expect(Set(weather.history.map(\.timeZone)) == ["Europe/Brussels"])
    try await cloudy.close()
  }

  @Test("a link's name is cut, as it comes from anywhere")
  func longLink() async throws {
    let name = String(repeating: "Llanfair", count: 100)
    let cloudy = try CloudyDriver(path: "place/50.9/4.3?name=\(name)")
    try await cloudy.settle()
    #expect(try cloudy.root.title.count == 80)
    try await cloudy.close()
  }

  @Test(
    "each address shows its screen",
    arguments: [
      ("", "Ghent"), ("settings", "Cloudy ▸ [sheet] Settings"),
      ("locations", "Ghent ▸ [sheet] Locations"),
      ("locations/add", "Ghent ▸ [sheet] Locations ▸ Add Location"),
      ("locations/add?q=Gh", "Ghent ▸ [sheet] Locations ▸ Add Location"),
    ]
  )
  func addresses(path: String, drawing: String) async throws {
    let cloudy = try CloudyDriver(path: path)
    try await cloudy.settle()
    try cloudy.app.expect(drawing)
    #expect(cloudy.app.path == path)
    try await cloudy.close()
  }
}
