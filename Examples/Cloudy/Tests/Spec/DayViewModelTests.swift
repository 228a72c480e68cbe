import CloudyModel
import CloudyViewModels
import Foundation
import Testing

/// DayViewViewModelTests of the original.
@Suite("Cloudy: the day, as the original's tests have it")
struct DayViewModelTests {
  private func day(_ formats: Formats = Stub.formats()) -> DayViewModel {
    DayViewModel(Stub.weather, formats)
  }

  @Test("date")
  func date() { #expect(day().date == "Thu, October 6") }

  @Test("time, twelve hours and twenty-four")
  func time() {
    #expect(day().time == "11:32 AM")
    #expect(day(Stub.formats(.twentyFourHour)).time == "11:32")
  }

  @Test("the afternoon by both clocks")
  func afternoon() {
    let weather = Stub.weather
    #expect(DayViewModel(weather, Stub.formats()).sunset == "7:08 PM")
    #expect(DayViewModel(weather, Stub.formats(.twentyFourHour)).sunset == "19:08")
  }

  @Test("summary")
  func summary() { #expect(day().summary == "Partly Cloudy") }

  @Test("temperature in both units")
  func temperature() {
    #expect(day().temperature == "47.5 °F")
    #expect(day(Stub.formats(.twelveHour, .imperial, .celsius)).temperature == "8.6 °C")
  }

  @Test("wind in both units")
  func wind() {
    #expect(day().windSpeed == "9 MPH")
    #expect(day(Stub.formats(.twelveHour, .metric)).windSpeed == "15 KPH")
  }

  @Test("on screen there are whole degrees, and units as people write them")
  func shown() {
    let metric = day(Stub.formats(.twelveHour, .metric, .celsius))
    #expect(day().degrees == "47 °F" && metric.degrees == "9 °C")
    #expect(day().wind == "9 mph" && metric.wind == "15 km/h")
    let cold = DayViewModel(
      Stub.weather(temperature: 31.98),
      Stub.formats(.twelveHour, .metric, .celsius)
    )
    #expect(cold.degrees == "0 °C")
  }

  @Test("image")
  func image() { #expect(day().image == "cloudy") }

  @Test(
    "the picture of each icon",
    arguments: [
      (WeatherIcon.clearDay, "clear-day"), (.clearNight, "clear-night"), (.rain, "rain"),
      (.snow, "snow"), (.sleet, "sleet"), (.wind, "cloudy"), (.cloudy, "cloudy"),
      (.partlyCloudyDay, "cloudy"), (.partlyCloudyNight, "cloudy"), (.unknown, "clear-day"),
      // Dark Sky had none of these; a sun would be wrong.
      (.fog, "fog"), (.thunderstorm, "thunderstorm"),
    ]
  )
  func images(icon: WeatherIcon, image: String) { #expect(icon.image == image) }

  @Test("what is rounded to zero has no sign")
  func zero() {
    let weather = Stub.weather(temperature: 31.98)
    let day = DayViewModel(weather, Stub.formats(.twelveHour, .imperial, .celsius))
    #expect(day.temperature == "0.0 °C")
    let cold = DayViewModel(
      Stub.weather(temperature: -0.2),
      Stub.formats(.twelveHour, .imperial, .fahrenheit)
    )
    #expect(cold.temperature == "−0.2 °F")
  }

  @Test("it is night before sunrise and after sunset")
  func night() {
    #expect(!day().isNight)
    let weather = Stub.weather
    let late = WeatherData(
      time: weather.time + 12 * 3600,
      latitude: 0,
      longitude: 0,
      temperature: 0,
      windSpeed: 0,
      icon: .cloudy,
      summary: "",
      days: [],
      sunrise: weather.sunrise,
      sunset: weather.sunset,
      kind: .forecast,
      timeZone: "GMT"
    )
    #expect(DayViewModel(late, Stub.formats()).isNight)
  }

  @Test("F2.14: what is written depends on the formats that are given, not on the machine")
  func formats() {
    var formats = Stub.formats()
    formats.locale = Locale(identifier: "fr_FR")
    formats.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
    let day = DayViewModel(Stub.weather, formats)
    #expect(day.date == "jeu. 6 octobre")
    #expect(day.time == "5:32 AM")
  }
}
