import Foundation
import Testing

@testable import CloudyModel

@Suite("WMO codes")
struct WeatherCodeTests {
  /// The codes of Open-Meteo, from its documentation.
  private static let icons: [(codes: [Int], icon: WeatherIcon)] = [
    ([0, 1], .clearDay), ([2], .partlyCloudyDay), ([3], .cloudy), ([45, 48], .fog),
    ([51, 53, 55, 61, 63, 65, 80, 81, 82], .rain), ([56, 57, 66, 67], .sleet),
    ([71, 73, 75, 77, 85, 86], .snow), ([95, 96, 99], .thunderstorm),
  ]

  @Test("each of Open-Meteo's codes has a picture and words of its own")
  func table() {
    for (codes, icon) in Self.icons {
      for code in codes { #expect(WeatherCode(code, isDay: true).icon == icon, "\(code)") }
    }
    let summaries = Self.icons.flatMap(\.codes).map { WeatherCode($0, isDay: true).summary }
    #expect(Set(summaries).count == 28)
    #expect(summaries.allSatisfy { !$0.isEmpty && $0 != "Unknown" })
  }

  @Test("only where the sky is seen, night looks different")
  func night() {
    #expect(
      [0, 1, 2].map { WeatherCode($0, isDay: false).icon }
        == [.clearNight, .clearNight, .partlyCloudyNight]
    )
    for code in Self.icons.flatMap(\.codes) {
      let (day, night) = (WeatherCode(code, isDay: true), WeatherCode(code, isDay: false))
      #expect(day.summary == night.summary)
      #expect((day.icon == night.icon) == (code > 2), "\(code)")
    }
  }

  @Test("any other number is unknown")
  func others() {
    let known = Set(Self.icons.flatMap(\.codes))
    for code in [.min, .max] + (-1...120) where !known.contains(code) {
      #expect(WeatherCode(code, isDay: true).icon == .unknown)
      #expect(WeatherCode(code, isDay: true).summary == "Unknown")
    }
  }

  @Test("pictures have Dark Sky's names")
  func names() {
    #expect(WeatherIcon(rawValue: "partly-cloudy-night") == .partlyCloudyNight)
    #expect(
      WeatherIcon.allCases.map(\.rawValue).filter { $0.contains("clear") }
        == ["clear-day", "clear-night"]
    )
  }
}
