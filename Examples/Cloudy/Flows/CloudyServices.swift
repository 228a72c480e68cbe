public import CloudyModel
package import Foundation

/// What the app is built on.
public struct CloudyServices: Sendable {
  let places: any PlaceStore
  let search: any LocationService
  let names: any PlaceNaming
  let weather: any DatedWeatherService
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - places: keeps what people choose.
  ///   - gazetteer: finds places by their names, and names them by where they are.
  ///   - geocoder: finds them by their names instead.
  ///   - weather: has the weather of places.
  public init(
    places: SQLitePlaceStore,
    gazetteer: OpeningGazetteer,
    geocoder: GeocoderClient? = nil,
    weather: CachedWeather
  ) {
    self.init(places: places, search: geocoder ?? gazetteer, names: gazetteer, weather: weather)
  }

  /// - Parameters:
  ///   - places: keeps what people choose.
  ///   - search: finds places by their names.
  ///   - names: names places by where they are.
  ///   - weather: has the weather of places.
  ///   - now: the time it is.
  package init(
    places: any PlaceStore,
    search: any LocationService,
    names: any PlaceNaming,
    weather: any DatedWeatherService,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.places = places
    self.search = search
    self.names = names
    self.weather = weather
    self.now = now
  }
}
