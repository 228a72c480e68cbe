package import Foundation
package import RESTErrors

/// Weather with the time when it was fetched.
package struct DatedWeather: Equatable, Sendable {
  package let data: WeatherData
  /// The time when the weather was fetched.
  package let fetched: Date
  /// The reason why there is no newer weather; `nil` if the weather was just fetched.
  package let failure: RESTError?

  package init(data: WeatherData, fetched: Date, failure: RESTError? = nil) {
    self.data = data
    self.fetched = fetched
    self.failure = failure
  }
}
