public import Foundation
import RESTClient
import RESTErrors

/// A client of Open-Meteo, or of a server with the same API.
///
/// The data of <https://open-meteo.com> is under CC BY 4.0: an app that shows it must name the
/// source. A server that has only estimates adds `"usher_kind": "climatological_estimate"`.
public struct OpenMeteoClient: WeatherService {
  private let url: @Sendable () async -> URL?
  private let client: RESTClient

  /// The longest accepted answer in bytes; a real one has some thousand.
  static let longestAnswer = 1 << 18

  /// - Parameters:
  ///   - url: The base URL, to which `/forecast` is added; with `nil`, each request fails with
  ///     `unreachable`.
  ///   - timeout: The maximum time until the answer is complete.
  public init(url: URL? = Self.openMeteo, timeout: Duration = .seconds(10)) {
    self.init(timeout: timeout) { url }
  }

  /// Creates a client of a server whose URL is known later, for example because the server is just
  /// starting.
  public init(timeout: Duration = .seconds(10), url: @escaping @Sendable () async -> URL?) {
    self.url = url
    client = RESTClient(timeout: timeout, longestAnswer: Self.longestAnswer)
  }

  /// The public server of Open-Meteo: free of charge and without a key, for non-commercial use.
  public static let openMeteo = URL(string: "https://api.open-meteo.com/v1")

  package func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> WeatherData {
    // A zone that this machine doesn't know may be too new for the server, too.
    let timeZone = timeZone.flatMap { TimeZone(identifier: $0) == nil ? nil : $0 }
    guard
      let request = await url().flatMap({
        ForecastRequest(base: $0, latitude: latitude, longitude: longitude, timeZone: timeZone)
      })
    else { throw RESTError.unreachable }
    let answer = try await client.get(request.url)
    guard answer.status == 200 else { throw RESTError.status(answer.status) }
    let forecast = try? JSONDecoder().decode(ForecastAnswer.self, from: answer.body)
    guard let weather = forecast?.weather else { throw RESTError.malformed }
    return weather
  }
}
