import Synchronization

@testable import CloudyModel

/// A weather service with the test's answers; it records the requests.
final class ScriptedWeather: WeatherService {
  private let next: Mutex<Result<WeatherData, any Error>>
  private let asked = Mutex(0)

  init(_ next: Result<WeatherData, any Error>) {
    self.next = Mutex(next)
  }

  var requests: Int { asked.withLock { $0 } }

  func answers(_ data: WeatherData) {
    next.withLock { $0 = .success(data) }
  }

  func fails(_ error: any Error) {
    next.withLock { $0 = .failure(error) }
  }

  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> WeatherData {
    asked.withLock { $0 += 1 }
    return try next.withLock { try $0.get() }
  }
}
