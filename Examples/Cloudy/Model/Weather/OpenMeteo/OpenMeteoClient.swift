public import Foundation
import RESTClient

/// Weather from Open-Meteo, or from a server that speaks like it.
///
/// What <https://open-meteo.com> sends is under CC BY 4.0: an app that shows it has to say where it
/// is from. A server that has only estimates adds `"usher_kind": "climatological_estimate"`.
public struct OpenMeteoClient: WeatherService {
  private let url: @Sendable () async -> URL?
  private let client: RESTClient

  /// An answer has some thousand bytes.
  static let longestAnswer = 1 << 18

  /// - Parameters:
  ///   - url: what `/forecast` is added to; with `nil`, everything is unreachable.
  ///   - timeout: how long an answer may take, to its end.
  public init(url: URL? = Self.openMeteo, timeout: Duration = .seconds(10)) {
    self.init(timeout: timeout) { url }
  }

  /// A server whose address is known later, for example because it is just starting.
  public init(timeout: Duration = .seconds(10), url: @escaping @Sendable () async -> URL?) {
    self.url = url
    client = RESTClient(timeout: timeout, longestAnswer: Self.longestAnswer)
  }

  /// Free of charge, and without a key, for what isn't commercial.
  public static let openMeteo = URL(string: "https://api.open-meteo.com/v1")

  package func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> WeatherData {
    // What isn't known here may be too new for the server, too.
    let timeZone = timeZone.flatMap { TimeZone(identifier: $0) == nil ? nil : $0 }
    guard
      let request = await url().flatMap({
        ForecastRequest(base: $0, latitude: latitude, longitude: longitude, timeZone: timeZone)
      })
    else { throw WeatherError.unreachable }
    let answer: RESTAnswer
    do {
      answer = try await client.get(request.url)
    } catch let error as RESTError {
      throw WeatherError(error)
    }
    guard answer.status == 200 else { throw WeatherError.status(answer.status) }
    let forecast = try? JSONDecoder().decode(ForecastAnswer.self, from: answer.body)
    guard let weather = forecast?.weather else { throw WeatherError.malformed }
    return weather
  }
}
