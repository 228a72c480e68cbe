public import Embedded
public import Foundation
import Logging

/// A weather service with Open-Meteo's API, for use without a network. It listens at a free port of
/// this machine, if no other port is given.
///
/// The service answers `GET /v1/forecast` with the typical weather of the place at this time of the
/// year. This is no forecast, and each answer says so: `"usher_kind": "climatological_estimate"`.
/// `Climate` and `SunPlace` document the sources of the numbers.
public struct CloudyService: EmbeddedService {
  private let server: EmbeddedServer<ForecastResponder>

  /// - Parameters:
  ///   - port: The port; 0 for any free one.
  ///   - now: Returns the current time.
  public init(port: Int = 0, now: @Sendable @escaping () -> Date = { Date() }) {
    server = EmbeddedServer(
      ForecastResponder(now: now),
      port: port,
      path: "/v1",
      logger: .quiet("cloudy")
    )
  }

  /// Serves until a graceful shutdown. Call it only once.
  ///
  /// - Throws: The system's error if the service can't listen there; ``url()`` then never returns.
  public func run() async throws {
    try await server.run()
  }

  /// Returns the base URL, to which `/forecast` is added. Waits until the service listens.
  public func url() async -> URL {
    await server.url()
  }
}
