import CloudyModel
import CloudyViewModels
import Foundation
import Testing

/// WeatherDayViewViewModelTests and WeekViewViewModelTests of the original.
@Suite("Cloudy: the week, as the original's tests have it")
struct WeekViewModelTests {
  private func day(_ formats: Formats = Stub.formats()) -> WeekDayViewModel {
    WeekDayViewModel(Stub.weather.days[5], formats)
  }

  @Test("day and date")
  func date() {
    #expect(day().day == "Tuesday")
    #expect(day().date == "October 11")
  }

  @Test("temperature in both units")
  func temperature() {
    #expect(day().temperature == "38 °F - 58 °F")
    let celsius = day(Stub.formats(.twelveHour, .imperial, .celsius))
    #expect(celsius.temperature == "3 °C - 14 °C")
    #expect(celsius.lowText == "3°" && celsius.highText == "14°")
  }

  @Test("wind in both units")
  func wind() {
    #expect(day().windSpeed == "8 MPH")
    #expect(day(Stub.formats(.twelveHour, .metric)).windSpeed == "13 KPH")
  }

  @Test("on screen a range has its unit once, and units are as people write them")
  func shown() {
    let metric = day(Stub.formats(.twelveHour, .metric, .celsius))
    #expect(day().range == "38–58 °F" && metric.range == "3–14 °C")
    #expect(day().wind == "8 mph" && metric.wind == "13 km/h")
  }

  @Test(
    "a range below zero has no dash that looks like a minus, and one of a single degree is none",
    arguments: [(-5.0, -2.0, "−5 to −2 °F"), (-5, 3, "−5 to 3 °F"), (27.2, 27.4, "27 °F")]
  )
  func ranges(_ low: Double, _ high: Double, _ text: String) {
    #expect(Stub.formats().wholeDegrees(low, to: high) == text)
  }

  @Test("image")
  func image() {
    #expect(day().image == "cloudy")
    #expect(day().imageLabel == "Partly cloudy")
  }

  @Test("one section of eight days, of which the sixth is Tuesday, October 11")
  func week() throws {
    let week = WeekViewModel(Stub.weather.days, Stub.formats())
    #expect(week.numberOfSections == 1)
    #expect(week.numberOfDays == 8)
    #expect(week.viewModel(for: 5)?.day == "Tuesday")
    #expect(week.viewModel(for: 5)?.date == "October 11")
    #expect(week.viewModel(for: 8) == nil)
    #expect(week.viewModel(for: -1) == nil)
  }
}
