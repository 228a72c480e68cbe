public import Foundation
import Logging
public import ServiceKit

/// A weather service with Open-Meteo's API, for use without a network. It listens at a free port of
/// this machine, if no other port is given.
///
/// The service answers `GET /v1/forecast` with the typical weather of the place at this time of the
/// year; its URL ends in `/v1`. This is no forecast, and each answer says so:
/// `"usher_kind": "climatological_estimate"`. `Climate` and `SunPlace` document the sources of the
/// numbers.
public struct CloudyService: HTTPService {
  public let server: HTTPServer

  /// - Parameters:
  ///   - port: The port; 0 for any free one, `nil` for one for this process alone.
  ///   - now: Returns the current time.
  public init(port: Int? = nil, now: @Sendable @escaping () -> Date = { Date() }) {
    server = HTTPServer(
      ForecastResponder(now: now),
      port: port,
      path: "/v1",
      logger: .quiet("cloudy")
    )
  }
}
