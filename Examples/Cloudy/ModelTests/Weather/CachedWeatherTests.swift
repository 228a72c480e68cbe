import Foundation
import GRDB
import RESTErrors
import Testing

@testable import CloudyModel

@Suite("Weather that is remembered")
struct CachedWeatherTests {
  private let folder: CacheFolder
  private let data: WeatherData

  init() throws {
    folder = try CacheFolder()
    data = try #require(OpenMeteoSample.weather())
  }

  @Test("what is new is given as it is, and asked for each time")
  func new() async throws {
    let service = ScriptedWeather(.success(data))
    let cache = try folder.cache(service)
    for count in 1...2 {
      let weather = try await cache.weather(latitude: 50.89491, longitude: 4.341451)
      #expect(weather == DatedWeather(data: data, fetched: folder.now, failure: nil))
      #expect(service.requests == count)
      folder.wait(60)
    }
  }

  @Test(
    "when asking fails, the last weather is given with its age and why",
    arguments: [
      RESTError.unreachable, .timedOut, .cutOff, .status(500), .malformed, .tooLarge,
    ]
  )
  func failure(_ error: RESTError) async throws {
    let service = ScriptedWeather(.success(data))
    let cache = try folder.cache(service)
    _ = try await cache.weather(latitude: 1, longitude: 2)
    let fetched = folder.now
    folder.wait(3600)
    service.fails(error)
    let old = try await cache.weather(latitude: 1, longitude: 2)
    #expect(old == DatedWeather(data: data, fetched: fetched, failure: error))
    #expect(folder.now.timeIntervalSince(old.fetched) == 3600)
    service.answers(data)
    let new = try await cache.weather(latitude: 1, longitude: 2)
    #expect(new.fetched == folder.now && new.failure == nil)
  }

  @Test("the last answer counts, whatever kind it is of")
  func last() async throws {
    let service = ScriptedWeather(.success(data))
    let cache = try folder.cache(service)
    _ = try await cache.weather(latitude: 1, longitude: 2)
    let estimate = try #require(
      OpenMeteoSample.weather(
        OpenMeteoSample.replacing(
          #""elevation":28.0"#,
          #""usher_kind":"climatological_estimate""#
        )
      )
    )
    service.answers(estimate)
    _ = try await cache.weather(latitude: 1, longitude: 2)
    service.fails(RESTError.timedOut)
    #expect(try await cache.weather(latitude: 1, longitude: 2).data == estimate)
  }

  @Test("without anything remembered, the failure is thrown")
  func nothing() async throws {
    let cache = try folder.cache(ScriptedWeather(.failure(RESTError.status(503))))
    await #expect(throws: RESTError.status(503)) {
      try await cache.weather(latitude: 1, longitude: 2)
    }
  }

  @Test("cancelled, it gives nothing old")
  func cancelled() async throws {
    let service = ScriptedWeather(.success(data))
    let cache = try folder.cache(service)
    _ = try await cache.weather(latitude: 1, longitude: 2)
    service.fails(CancellationError())
    await #expect(throws: CancellationError.self) {
      try await cache.weather(latitude: 1, longitude: 2)
    }
  }

  @Test("what is remembered survives a restart, to the last digit")
  func restart() async throws {
    let fetched = folder.now
    _ = try await folder.cache(ScriptedWeather(.success(data))).weather(latitude: 1, longitude: 2)
    folder.wait(86_400)
    let cache = try folder.cache(ScriptedWeather(.failure(RESTError.unreachable)))
    let weather = try await cache.weather(latitude: 1, longitude: 2)
    #expect(weather == DatedWeather(data: data, fetched: fetched, failure: .unreachable))
  }

  @Test(
    "a place is the same within about a kilometre, and on both sides of the date line",
    arguments: [
      (50.894, 4.341, true), (50.8851, 4.3351, true), (50.88, 4.34, false), (50.89, 4.36, false),
      (-50.89, 4.34, false),
    ]
  )
  func places(_ latitude: Double, _ longitude: Double, _ isSame: Bool) async throws {
    let service = ScriptedWeather(.success(data))
    let cache = try folder.cache(service)
    _ = try await cache.weather(latitude: 50.89, longitude: 4.34)
    service.fails(RESTError.timedOut)
    let found = try? await cache.weather(latitude: latitude, longitude: longitude)
    #expect((found != nil) == isSame)
    #expect(
      PlaceKey(latitude: 1, longitude: 179.999) == PlaceKey(latitude: 1, longitude: -180)
    )
  }

  @Test("what is nowhere is asked for, and not remembered", arguments: [.nan, 91.0, .infinity])
  func nowhere(_ latitude: Double) async throws {
    let service = ScriptedWeather(.success(data))
    let cache = try folder.cache(service)
    #expect(try await cache.weather(latitude: latitude, longitude: 0).data == data)
    service.fails(RESTError.status(400))
    await #expect(throws: RESTError.status(400)) {
      try await cache.weather(latitude: latitude, longitude: 0)
    }
  }

  @Test("of too many places, the one fetched longest ago is forgotten")
  func bounded() async throws {
    let service = ScriptedWeather(.success(data))
    let cache = try folder.cache(service, limit: 2)
    for latitude in [1.0, 2, 1, 3] {
      _ = try await cache.weather(latitude: latitude, longitude: 0)
      folder.wait(1)
    }
    service.fails(RESTError.timedOut)
    var known: [Bool] = []
    for latitude in [1.0, 2, 3] {
      known.append((try? await cache.weather(latitude: latitude, longitude: 0)) != nil)
    }
    #expect(known == [true, false, true])
  }

  @Test("weather that can't be kept is given, and what can't be read is as if it weren't there")
  func broken() async throws {
    let service = ScriptedWeather(.success(data))
    let cache = try folder.cache(service)
    _ = try await cache.weather(latitude: 1, longitude: 2)
    let database = try DatabaseQueue(path: folder.path)
    try await database.write { try $0.execute(sql: "UPDATE weather SET data = x'7b7d'") }
    service.fails(RESTError.timedOut)
    await #expect(throws: RESTError.timedOut) {
      try await cache.weather(latitude: 1, longitude: 2)
    }
    try await database.write { try $0.execute(sql: "DROP TABLE weather") }
    await #expect(throws: RESTError.timedOut) {
      try await cache.weather(latitude: 1, longitude: 2)
    }
    service.answers(data)
    #expect(try await cache.weather(latitude: 1, longitude: 2).data == data)
  }
}
