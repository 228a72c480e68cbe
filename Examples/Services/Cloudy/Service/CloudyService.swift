public import Foundation
import Hummingbird
import Listening
import Logging
import NIOCore
public import ServiceLifecycle

/// A weather service with Open-Meteo's API, for use without a network. It listens at a free port of
/// this machine, if no other port is given.
///
/// The service answers `GET /v1/forecast` with the typical weather of the place at this time of the
/// year. This is no forecast, and each answer says so: `"usher_kind": "climatological_estimate"`.
/// `Climate` and `SunPlace` document the sources of the numbers.
public struct CloudyService: Service {
  private let now: @Sendable () -> Date
  private let port: Int
  private let address = ListeningAddress()

  /// - Parameters:
  ///   - port: The port; 0 for any free one.
  ///   - now: Returns the current time.
  public init(port: Int = 0, now: @Sendable @escaping () -> Date = { Date() }) {
    self.port = port
    self.now = now
  }

  /// Serves until a graceful shutdown. Call it only once.
  ///
  /// - Throws: The system's error if the service can't listen there; ``url()`` then never returns.
  public func run() async throws {
    var logger = Logger(label: "cloudy")
    logger.logLevel = .warning
    let application = Application(
      responder: ForecastResponder(now: now),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = channel.localAddress?.port
        components.path = "/v1"
        if let url = components.url { address.set(url) }
      },
      logger: logger
    )
    try await application.run()
  }

  /// Returns the base URL, to which `/forecast` is added. Waits until the service listens.
  public func url() async -> URL {
    await address.url
  }
}
