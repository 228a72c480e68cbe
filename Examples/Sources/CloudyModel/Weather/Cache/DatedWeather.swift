public import Foundation

/// Weather, and how old it is.
public struct DatedWeather: Equatable, Sendable {
  public let data: WeatherData
  /// When it came.
  public let fetched: Date
  /// Why there is nothing newer; `nil` if it is new.
  public let failure: WeatherError?

  public init(data: WeatherData, fetched: Date, failure: WeatherError? = nil) {
    self.data = data
    self.fetched = fetched
    self.failure = failure
  }
}
