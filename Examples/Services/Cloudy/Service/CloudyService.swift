public import Foundation
import Hummingbird
import Listening
import Logging
import NIOCore
public import ServiceLifecycle

/// A service of Open-Meteo's shape at a free port of this machine if no other is given, for where
/// there is no network.
///
/// It answers `GET /v1/forecast` with what such places are like at that time of the year. That is no
/// forecast, and each answer says so: `"usher_kind": "climatological_estimate"`. Where its numbers
/// come from is told at `Climate` and `SolarDay`.
public struct CloudyService: Service {
  private let now: @Sendable () -> Date
  private let port: Int
  private let address = ListeningAddress()

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - now: the time it is.
  public init(port: Int = 0, now: @Sendable @escaping () -> Date = { Date() }) {
    self.port = port
    self.now = now
  }

  /// Serves until a graceful shutdown; once.
  ///
  /// - Throws: what the system says if it can't listen there; ``url()`` waits on then.
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

  /// What `/forecast` is added to; waits until the service listens.
  public func url() async -> URL {
    await address.url
  }
}
