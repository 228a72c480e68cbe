import CloudyModel
import CloudyViewModels
import Foundation
import Synchronization

/// Places that are found at once; other texts find nothing.
struct FixedPlaces: LocationService, PlaceNaming {
  var isForTyping = true
  var known: [Location] = [.brussels, .ghent, .paris, .parisTexas]
  let attribution = "Contains data from GeoNames, CC BY 4.0"

  func locations(matching query: String) async throws -> [Location] {
    known.filter { $0.name.lowercased().hasPrefix(query.lowercased()) }
  }

  func nearest(to latitude: Double, _ longitude: Double) async throws -> Location? {
    let point = Location(latitude: latitude, longitude: longitude)
    return known.min { $0.distance(to: point) < $1.distance(to: point) }
  }
}

/// Places that are found when the test says so.
final class ScriptedPlaces: LocationService {
  let answers = ScriptedAnswers<String, [Location]>()
  let isForTyping: Bool
  let attribution = ""

  init(isForTyping: Bool = true) { self.isForTyping = isForTyping }

  func locations(matching query: String) async throws -> [Location] {
    try await answers.answer(to: query)
  }
}

/// Names of places that are known when the test says so, by latitude.
final class ScriptedNames: PlaceNaming {
  let answers = ScriptedAnswers<Double, Location?>()
  let attribution = "Contains data from GeoNames, CC BY 4.0"

  func nearest(to latitude: Double, _ longitude: Double) async throws -> Location? {
    try await answers.answer(to: latitude)
  }
}

/// The same weather everywhere, without delay; counts the requests.
final class FixedWeather: DatedWeatherService {
  private let weather: DatedWeather
  private let asked = Mutex<[Location]>([])

  init(_ weather: DatedWeather = DatedWeather(data: Stub.weather, fetched: .now)) {
    self.weather = weather
  }

  var history: [Location] { asked.withLock { $0 } }

  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> DatedWeather {
    let place = Location(
      name: "",
      region: "",
      country: "",
      latitude: latitude,
      longitude: longitude,
      timeZone: timeZone
    )
    asked.withLock { $0.append(place) }
    return weather
  }
}

/// Weather that comes when the test says so, by latitude.
final class ScriptedWeather: DatedWeatherService {
  let answers = ScriptedAnswers<Double, DatedWeather>()

  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> DatedWeather {
    try await answers.answer(to: latitude)
  }
}
