import Foundation
import RESTErrors
import Testing
import Usher
import UsherTesting

@testable import CloudyModel
@testable import CloudyViewModels

@MainActor
@Suite("Cloudy: in the person's language", .inEveryMode)
struct LanguageTests {
  private func formats(_ locale: String, namesZone: Bool = false) -> Formats {
    Formats(
      locale: Locale(identifier: locale),
      timeZone: TimeZone(identifier: "Europe/Brussels") ?? .gmt,
      namesZone: namesZone
    )
  }

  @Test("in German, dates, amounts and hours are German, and the weather has German words")
  func german() {
    let day = DayViewModel(Stub.weather, formats("de-AT"))
    #expect(day.date == "Do. 6. Oktober")
    #expect(day.time == "11:32" && day.sunset == "19:08")
    #expect(day.summary == "Teilweise bewölkt")
    #expect(day.temperature == "8,6 °C" && day.wind == "15 km/h")
    let week = WeekDayViewModel(Stub.weather.days[5], formats("de-AT"))
    #expect(week.day == "Dienstag" && week.date == "11. Oktober" && week.range == "3–14 °C")
    #expect(formats("de").wholeDegrees(14, to: 30) == "−10 bis −1 °C")
  }

  @Test("in Arabic they are Arabic, with the digits of the region")
  func arabic() {
    let day = DayViewModel(Stub.weather, formats("ar"))
    #expect(day.date == "خميس، 6 أكتوبر" && day.time == "11:32 ص")
    #expect(day.degrees == "9°م" && day.wind == "15 كم/س" && day.summary == "غائم جزئيًا")
    #expect(DayViewModel(Stub.weather, formats("ar-EG")).degrees == "٩°م")
  }

  @Test("hours are those of the device; who has chosen others has those")
  func hours() async throws {
    let cloudy = try CloudyDriver(locale: DeviceLocale("en-US", hourCycle: .twentyFour))
    try await cloudy.settle()
    #expect(try cloudy.day?.time == "11:32")
    try await cloudy.openSettings()
    let rows = try cloudy.app.top(SettingsViewModel.self).sections.value?.first?.rows
    #expect(rows?.first { $0.isSelected }?.text == "24 Hour")
    let twelve = try #require(rows?.first { $0.text == "12 Hour" }).id
    try cloudy.app.on(SettingsViewModel.self) { $0.select(twelve) }
    try await cloudy.settle()
    try cloudy.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try await cloudy.settle()
    #expect(try cloudy.day?.time == "11:32 AM")
    try await cloudy.close()
  }

  @Test("while the person's time zone isn't known, times say in which they are")
  func zone() async throws {
    let cloudy = try CloudyDriver(timeZone: nil)
    try await cloudy.settle()
    #expect(try cloudy.day?.time == "11:32 AM GMT+2")
    cloudy.app.device.timeZone = "Asia/Dubai"
    #expect(try cloudy.day?.time == "11:32 AM")
    #expect(DayViewModel(Stub.weather, formats("de", namesZone: true)).time == "11:32 MESZ")
    try await cloudy.close()
  }

  @Test(
    "the screens are in the person's language",
    arguments: [
      ("de", "Ort hinzufügen", "Orte", "Es gibt keinen Ort namens „Xy“."),
      ("ar", "إضافة مكان", "الأماكن", "لا يوجد مكان باسم «Xy»."),
      ("fr", "Add Location", "Locations", "There is no place called “Xy”."),
    ]
  )
  func screens(_ language: String, _ add: String, _ list: String, _ none: String) async throws {
    let cloudy = try CloudyDriver(locale: DeviceLocale(language))
    try await cloudy.settle()
    try await cloudy.openLocations()
    #expect(try cloudy.locations.title == list)
    try cloudy.app.on(LocationsViewModel.self) { $0.addButtonTapped() }
    #expect(try cloudy.add.title == add)
    try await cloudy.search("Xy")
    try await cloudy.settle()
    #expect(try cloudy.add.message == none)
    try await cloudy.close()
  }

  @Test("so is what is told of a failure, and why the position isn't known")
  func failures() async throws {
    let cloudy = try CloudyDriver(
      weather: NoConnection(),
      path: "place/51.05/3.7",
      locale: DeviceLocale("de")
    )
    try await cloudy.settle()
    #expect(try cloudy.root.weather.message == "Cloudy konnte keine Wetterdaten abrufen.")
    #expect(
      try cloudy.root.failureReason
        == "Der Wetterdienst ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."
    )
    let words = GermanWords()
    #expect(words.message(DevicePositionError.denied).hasPrefix("Ihr Gerät darf nicht"))
    try await cloudy.close()
  }

  private struct NoConnection: DatedWeatherService {
    func weather(latitude: Double, longitude: Double, timeZone: String?) async throws
      -> DatedWeather
    {
      throw RESTError.unreachable
    }
  }

  @Test(
    "Arabic has five forms of a count",
    arguments: [
      (1, "مكان واحد"), (2, "مكانان"), (3, "3 أماكن"), (11, "11 مكانًا"), (100, "100 مكان"),
      (103, "103 أماكن"),
    ]
  )
  func counts(_ count: Int, _ text: String) {
    #expect(ArabicWords().places(count) == text)
  }

  @Test("every weather has a word in each language")
  func summaries() {
    let known = (0...99).map { WeatherCode($0, isDay: true).summary }
    let icons = WeatherIcon.allCases.map(\.label)
    for english in Set(known + icons) {
      for words in [GermanWords(), ArabicWords()] as [any CloudyWords] {
        #expect(words.summary(english) != english || english == "Wind", "\(english)")
      }
    }
  }
}
