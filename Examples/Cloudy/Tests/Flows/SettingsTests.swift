import CloudyModel
import CloudyViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Cloudy: settings", .inEveryMode)
struct SettingsTests {
  private func driver(_ weather: FixedWeather = FixedWeather()) async throws -> CloudyDriver {
    let cloudy = try CloudyDriver(weather: weather)
    try await cloudy.settle()
    try await cloudy.openSettings()
    return cloudy
  }

  private func selected(_ cloudy: CloudyDriver) throws -> [String] {
    try cloudy.app.top(SettingsViewModel.self).sections.value?.flatMap(\.rows)
      .filter(\.isSelected).map(\.text) ?? []
  }

  private func select(_ text: String, _ cloudy: CloudyDriver) async throws {
    try cloudy.app.on(SettingsViewModel.self) { settings in
      let row = settings.sections.value?.flatMap(\.rows).first { $0.text == text }
      settings.select(row?.id ?? "")
    }
    try await cloudy.settle()
  }

  @Test("three sections in their order, the defaults checked")
  func sections() async throws {
    let cloudy = try await driver()
    #expect(
      try cloudy.app.top(SettingsViewModel.self).sections.value?.map { $0.rows.map(\.text) } == [
        ["12 Hour", "24 Hour"], ["Imperial", "Metric"], ["Fahrenheit", "Celsius"],
      ]
    )
    #expect(try selected(cloudy) == ["12 Hour", "Imperial", "Fahrenheit"])
    try await cloudy.close()
  }

  @Test("another one is stored and checked, and day and week are drawn anew without fetching")
  func redraws() async throws {
    let weather = FixedWeather()
    let cloudy = try await driver(weather)
    let fetched = weather.history.count
    for text in ["24 Hour", "Metric", "Celsius"] { try await select(text, cloudy) }
    #expect(try selected(cloudy) == ["24 Hour", "Metric", "Celsius"])
    #expect(
      try await cloudy.store.notations(of: CloudyDriver.visitor)
        == Notations(time: .twentyFourHour, units: .metric, temperature: .celsius)
    )
    // After the process died the weather must be fetched again; otherwise not.
    if TestApp.mode == .alive { #expect(weather.history.count == fetched) }
    try cloudy.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try await cloudy.settle()
    #expect(try cloudy.day?.time == "11:32")
    #expect(try cloudy.day?.windSpeed == "15 KPH")
    #expect(try cloudy.day?.temperature == "8.6 °C")
    let week = try cloudy.root.weather.value?.week.viewModel(for: 5)
    #expect(week?.temperature == "3 °C - 14 °C" && week?.windSpeed == "13 KPH")
    if TestApp.mode == .alive { #expect(weather.history.count == fetched) }
    try await cloudy.close()
  }

  @Test("one that is chosen and taken back at once is as it was")
  func takenBack() async throws {
    let cloudy = try await driver()
    try cloudy.app.on(SettingsViewModel.self) { settings in
      settings.select("metric")
      settings.select("imperial")
    }
    try await cloudy.settle()
    #expect(try selected(cloudy) == ["12 Hour", "Imperial", "Fahrenheit"])
    #expect(try await cloudy.store.notations(of: CloudyDriver.visitor).units == .imperial)
    try await cloudy.close()
  }

  @Test("the current one does nothing")
  func inert() async throws {
    let store = try ScriptedStore()
    let cloudy = try CloudyDriver(store: store, path: "settings")
    try await cloudy.settle()
    try await select("Imperial", cloudy)
    #expect(store.timesStored == 0)
    try await select("Metric", cloudy)
    #expect(store.timesStored == 1)
    try await cloudy.close()
  }

  @Test("they are one visitor's: another page of theirs follows, others' don't")
  func otherPages() async throws {
    let cloudy = try await driver()
    let other = try CloudyDriver(store: cloudy.store)
    try await other.settle()
    try await select("Celsius", cloudy)
    try await other.app.wait { try other.day?.temperature == "8.6 °C" }
    #expect(try await cloudy.store.notations(of: "somebody else") == Notations())
    try await other.close()
    try await cloudy.close()
  }
}
