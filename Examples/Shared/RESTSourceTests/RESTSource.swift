import Foundation
import ModelTestSupport
import RESTErrors

@testable import CloudyModel
@testable import MatchesModel
@testable import UsersModel

/// The clients of REST services, for tests of what they have in common.
enum RESTSource: CaseIterable, Sendable {
  case geocoder, logbook, users, weather

  /// Asks a server for something. Waits long enough for a busy machine.
  func ask(_ url: URL, timeout: Duration = .seconds(60)) async throws {
    switch self {
    case .geocoder:
      let client = GeocoderClient(url: url, userAgent: "x", timeout: timeout)
      _ = try await client.locations(matching: "a")
    case .logbook:
      // It tries again after a pause, which is no time on this clock.
      let store = RemoteMatchStore(url: url, timeout: timeout, clock: InstantClock())
      _ = try await store.matches()
    case .users:
      let source = RESTUsersDataSource(timeout: timeout) { url }
      _ = try await source.users(page: 1, matching: "")
    case .weather:
      let client = OpenMeteoClient(url: url, timeout: timeout)
      _ = try await client.weather(latitude: 1, longitude: 2)
    }
  }

  /// An answer that it understands.
  var answer: String {
    switch self {
    case .geocoder, .logbook, .users: "[]"
    case .weather:
      #"""
      {"latitude": 1, "longitude": 2, "utc_offset_seconds": 0, "timezone": "GMT",
      "current": {"time": 0, "temperature_2m": 50, "wind_speed_10m": 9, "weather_code": 2, "is_day": 1},
      "daily": {"time": [0], "weather_code": [2], "temperature_2m_max": [55],
      "temperature_2m_min": [41], "wind_speed_10m_max": [9], "sunrise": [1], "sunset": [2]}}
      """#
    }
  }

  /// The maximum size of an answer in bytes.
  var longestAnswer: Int {
    switch self {
    case .geocoder: GeocoderClient.longestAnswer
    case .logbook: MatchesAPI.longestAnswer
    case .users: RESTUsersDataSource.longestAnswer
    case .weather: OpenMeteoClient.longestAnswer
    }
  }

  /// Returns the reason that one of its errors gives; `nil` for an error without one.
  func reason(of error: any Error) -> RESTError? {
    switch self {
    case .geocoder: if case .service(let reason) = error as? LocationError { reason } else { nil }
    case .logbook: if case .service(let reason) = error as? MatchesError { reason } else { nil }
    case .users: if case .service(let reason) = error as? UsersError { reason } else { nil }
    case .weather: error as? RESTError
    }
  }
}
