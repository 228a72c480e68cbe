import CloudyModel
import CloudyViewModels
import Foundation
import RESTErrors
import Testing
import Usher
import UsherTesting

/// These tests run only in a live app: requests aren't answered before the test says so.
@MainActor
@Suite("Cloudy: fetching the weather")
struct FetchTests {
  private let weather = ScriptedWeather()
  private let now = Date(timeIntervalSince1970: 1_475_746_343)

  private func succeed(_ latitude: Double? = nil, temperature: Double = 47.47) {
    weather.answers.succeed(
      DatedWeather(data: Stub.weather(temperature: temperature), fetched: now),
      to: latitude
    )
  }

  private func driver(choice: Location? = nil) async throws -> CloudyDriver {
    let store = try SQLitePlaceStore.inMemory()
    try await store.setChoice(choice, of: CloudyDriver.visitor)
    let cloudy = try CloudyDriver(store: store, weather: weather)
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    return cloudy
  }

  @Test("F2.8: a slow answer for the old place doesn't take the place of the new one's")
  func newestWins() async throws {
    let cloudy = try await driver(choice: .paris)
    try await cloudy.store.setChoice(.brussels, of: CloudyDriver.visitor)
    try await cloudy.app.wait { weather.answers.requests.count == 2 }
    succeed(Location.brussels.latitude, temperature: 50)
    try await cloudy.app.wait { try cloudy.day?.temperature == "50.0 °F" }
    succeed(Location.paris.latitude, temperature: 60)
    try await cloudy.settle()
    #expect(try cloudy.day?.temperature == "50.0 °F")
    try cloudy.app.expect("Brussels")
    try await cloudy.close()
  }

  @Test("a new place never shows the old one's weather under its name")
  func noOldPlace() async throws {
    let cloudy = try await driver(choice: .paris)
    succeed()
    try await cloudy.settle()
    weak let root = try cloudy.root
    let seen = History { "\(root?.title ?? "") \(root?.weather.value?.day.temperature ?? "-")" }
    try await cloudy.store.setChoice(.brussels, of: CloudyDriver.visitor)
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    #expect(try cloudy.root.weather == .loading(old: nil))
    #expect(seen.values == ["Paris 47.5 °F", "Brussels -"])
    succeed()
    try await cloudy.settle()
    try await cloudy.close()
  }

  @Test(
    "F2.9: each failure is told with its reason, and ends when it is tried again",
    arguments: [
      (
        RESTError.unreachable,
        "The weather service can’t be reached. Please check your connection and try again."
      ),
      (.timedOut, "The weather service takes too long to answer. Please try again."),
      (.cutOff, "The answer didn’t arrive completely. Please try again."),
      (.status(503), "The weather service has a problem (503). Please try again later."),
      (.malformed, "The weather service’s answer can’t be read. Please try again later."),
      (.tooLarge, "The weather service’s answer is too large."),
    ]
  )
  func fails(error: RESTError, reason: String) async throws {
    let cloudy = try await driver(choice: .paris)
    weather.answers.fail(error)
    try await cloudy.settle()
    #expect(
      try cloudy.root.weather
        == .failed(old: nil, message: "Cloudy was unable to fetch weather data.")
    )
    #expect(try cloudy.root.failureReason == reason)
    #expect(try !cloudy.root.isLoading)
    try cloudy.app.on(RootViewModel.self) { $0.retryButtonTapped() }
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    succeed()
    try await cloudy.settle()
    #expect(try cloudy.root.weather.message == nil)
    #expect(try cloudy.root.failureReason == nil)
    #expect(try cloudy.day?.temperature == "47.5 °F")
    try await cloudy.close()
  }

  @Test("a failure that tells no reason has none, and not that of the one before")
  func withoutReason() async throws {
    let cloudy = try await driver(choice: .paris)
    weather.answers.fail(RESTError.timedOut)
    try await cloudy.settle()
    #expect(try cloudy.root.failureReason != nil)
    try cloudy.app.on(RootViewModel.self) { $0.retryButtonTapped() }
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    weather.answers.fail(ScriptedStore.Failure())
    try await cloudy.settle()
    #expect(try cloudy.root.weather.message == "The disk is full.")
    #expect(try cloudy.root.failureReason == nil)
    try await cloudy.close()
  }

  @Test("F2.9: a refresh that fails ends, and what was there stays")
  func refreshFails() async throws {
    let cloudy = try await driver(choice: .paris)
    succeed()
    try await cloudy.settle()
    try cloudy.app.on(RootViewModel.self) { $0.refresh() }
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    #expect(try cloudy.root.isLoading)
    #expect(try cloudy.day != nil)
    weather.answers.fail(RESTError.timedOut)
    try await cloudy.settle()
    #expect(try !cloudy.root.isLoading)
    #expect(try cloudy.root.weather.message == "Cloudy was unable to fetch weather data.")
    #expect(try cloudy.day?.temperature == "47.5 °F")
    try await cloudy.close()
  }

  @Test("a refresh fetches anew")
  func refresh() async throws {
    let cloudy = try await driver(choice: .paris)
    succeed()
    try await cloudy.settle()
    try cloudy.app.on(RootViewModel.self) { $0.refresh() }
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    succeed(temperature: 51)
    try await cloudy.settle()
    #expect(try cloudy.day?.temperature == "51.0 °F")
    try await cloudy.close()
  }

  @Test("old weather says how old it is and why, and gets older")
  func age() async throws {
    let reason =
      "The weather service can’t be reached. Please check your connection and try again."
    let old = DatedWeather(data: Stub.weather, fetched: now - 3 * 3600, failure: .unreachable)
    let clock = TestDate(now)
    let cloudy = try CloudyDriver(weather: FixedWeather(old), now: { clock.date })
    try await cloudy.settle()
    #expect(try cloudy.root.ageNotice == "This is 3 hours old. \(reason)")
    #expect(try cloudy.day != nil)
    clock.date = now + 3600
    await cloudy.app.clock.advance(by: .seconds(60))
    try await cloudy.app.wait {
      try cloudy.root.ageNotice == "This is 4 hours old. \(reason)"
    }
    try await cloudy.close()
  }

  @Test("F2.9: places that can't be read are no wheel that turns for ever")
  func storeFails() async throws {
    let store = try ScriptedStore(isFailing: true)
    let cloudy = try CloudyDriver(store: store, weather: weather)
    try await cloudy.settle()
    #expect(try cloudy.root.weather.message == ScriptedStore.Failure().userMessage)
    #expect(try cloudy.root.waiting == nil)
    store.isFailing = false
    try cloudy.app.on(RootViewModel.self) { $0.retryButtonTapped() }
    try await cloudy.see()
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    succeed()
    try await cloudy.settle()
    #expect(try cloudy.day?.temperature == "47.5 °F")
    try await cloudy.close()
  }

  @Test("F2.8: closed while it fetches, nothing is left and the late answer is nobody's")
  func closed() async throws {
    let cloudy = try await driver(choice: .paris)
    weak let root = try cloudy.root
    cloudy.app.navigation.close()
    succeed()
    try await cloudy.app.wait { cloudy.app.navigation.leaks.isEmpty }
    #expect(root == nil && weather.answers.history.count == 1)
    try cloudy.app.close()
  }

  @Test("F2.9: the reason is the newest request's, whatever becomes of one that was replaced")
  func lateReason() async throws {
    let cloudy = try await driver(choice: .paris)
    try await cloudy.store.setChoice(.brussels, of: CloudyDriver.visitor)
    try await cloudy.app.wait { weather.answers.requests.count == 2 }
    weather.answers.fail(RESTError.status(503), to: Location.brussels.latitude)
    try await cloudy.app.wait { try cloudy.root.weather.message != nil }
    weather.answers.fail(RESTError.timedOut, to: Location.paris.latitude)
    try await cloudy.settle()
    #expect(
      try cloudy.root.failureReason
        == "The weather service has a problem (503). Please try again later."
    )
    try await cloudy.close()
  }

  @Test(
    "who comes back after a quarter of an hour gets new weather; until it is there, its age shows"
  )
  func stale() async throws {
    let clock = TestDate(now)
    let store = try SQLitePlaceStore.inMemory()
    try await store.setChoice(.paris, of: CloudyDriver.visitor)
    let cloudy = try CloudyDriver(store: store, weather: weather, now: { clock.date })
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    succeed()
    try await cloudy.settle()
    clock.date = now + 14 * 60
    cloudy.app.device.activate()
    try await cloudy.settle()
    #expect(weather.answers.history.count == 1)
    #expect(try cloudy.root.ageNotice == nil)
    clock.date = now + 16 * 60
    cloudy.app.device.activate()
    try await cloudy.app.wait { weather.answers.requests.count == 1 }
    #expect(try cloudy.root.ageNotice == "This is 16 minutes old.")
    #expect(try cloudy.day != nil)
    weather.answers.succeed(DatedWeather(data: Stub.weather, fetched: clock.date))
    try await cloudy.settle()
    #expect(try cloudy.root.ageNotice == nil)
    try await cloudy.close()
  }

  @Test(
    "ages in words",
    arguments: [
      (0, "less than a minute old"), (59, "less than a minute old"), (60, "1 minute old"),
      (3599, "59 minutes old"), (3600, "1 hour old"), (47 * 3600, "47 hours old"),
      (48 * 3600, "2 days old"), (-100, "less than a minute old"),
    ]
  )
  func ages(seconds: Int, text: String) async throws {
    let old = DatedWeather(data: Stub.weather, fetched: now - Double(seconds), failure: .timedOut)
    let cloudy = try CloudyDriver(weather: FixedWeather(old), now: { [now] in now })
    try await cloudy.settle()
    #expect(try cloudy.root.ageNotice?.hasPrefix("This is \(text). ") == true)
    try await cloudy.close()
  }
}
