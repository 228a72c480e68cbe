import Foundation
import Testing

@testable import CloudyModel
@testable import CloudyViewModels
@testable import CloudyWeb

@Suite("Cloudy: the chart of a week")
struct WeekPlotTests {
  private let formats = Formats(
    locale: Locale(identifier: "en_US"),
    timeZone: TimeZone(identifier: "Europe/Brussels") ?? .gmt,
    notations: Notations(time: .twelveHour, units: .imperial, temperature: .fahrenheit)
  )

  private func days(
    _ temperatures: [(Double, Double)],
    in language: String = "en_US"
  ) -> WeekViewModel {
    let days = temperatures.enumerated().map { index, range in
      WeatherDay(
        time: Date(timeIntervalSince1970: 1_475_704_800 + Double(index) * 86_400),
        icon: .rain,
        windSpeed: 1,
        temperatureMin: range.0,
        temperatureMax: range.1
      )
    }
    var formats = formats
    formats.locale = Locale(identifier: language)
    return WeekViewModel(days, formats)
  }

  @Test("who reads from right to left has the first day on the right, and hears it in their words")
  func rightToLeft() {
    let plot = WeekPlot(days([(30, 50), (40, 70)], in: "ar"))
    #expect(plot.points.map(\.x) == ["69.0", "23.0"])
    #expect(
      plot.label == "درجات الحرارة خلال الأسبوع: الخميس من 30° إلى 50°، الجمعة من 40° إلى 70°"
    )
  }

  @Test("the warmest is on top, the coldest at the bottom, and the rest in proportion")
  func scale() throws {
    let plot = WeekPlot(days([(30, 50), (40, 70)]))
    #expect(plot.points.map(\.x) == ["23.0", "69.0"])
    #expect(plot.points.map(\.high) == ["75.0", "26.0"])
    #expect(plot.points.map(\.low) == ["124.0", "99.5"])
    #expect(plot.highs == "23.0,75.0 69.0,26.0")
    #expect(plot.band == "23.0,75.0 69.0,26.0 69.0,99.5 23.0,124.0")
    #expect(plot.width == 92)
  }

  @Test("days that are all alike lie in the middle")
  func flat() {
    let plot = WeekPlot(days([(40, 40), (40, 40)]))
    #expect(plot.points.map(\.high) == ["75.0", "75.0"])
    #expect(plot.points.map(\.low) == ["75.0", "75.0"])
  }

  @Test("without days there is nothing")
  func empty() {
    #expect(WeekPlot(days([])).points.isEmpty)
    #expect(WeekPlot(days([])).highs.isEmpty)
  }

  @Test("it can be heard")
  func label() {
    #expect(
      WeekPlot(days([(30, 50), (40, 70)])).label
        == "Temperatures of the week: Thursday 30° to 50°, Friday 40° to 70°"
    )
  }
}
