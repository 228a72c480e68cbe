import Foundation
import Synchronization

@testable import CloudyModel

/// A folder for a file of a test, and a clock.
final class CacheFolder: Sendable {
  private let url: URL
  private let clock = Mutex(Date(timeIntervalSince1970: 1_475_746_343.25))

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "weather-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.appending(path: "weather.sqlite").path(percentEncoded: false) }

  var now: Date { clock.withLock { $0 } }

  func wait(_ seconds: TimeInterval) {
    clock.withLock { $0 += seconds }
  }

  func cache(_ service: any WeatherService, limit: Int = 100) throws -> CachedWeather {
    try CachedWeather(service, path: path, limit: limit) { [self] in now }
  }
}
