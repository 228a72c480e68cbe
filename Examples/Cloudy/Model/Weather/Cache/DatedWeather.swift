package import Foundation

/// Weather, and how old it is.
package struct DatedWeather: Equatable, Sendable {
  package let data: WeatherData
  /// When it came.
  package let fetched: Date
  /// Why there is nothing newer; `nil` if it is new.
  package let failure: WeatherError?

  package init(data: WeatherData, fetched: Date, failure: WeatherError? = nil) {
    self.data = data
    self.fetched = fetched
    self.failure = failure
  }
}
