public import CloudyModel
package import Foundation

/// The services that the app uses.
public struct CloudyServices: Sendable {
  let places: any PlaceStore
  let search: any LocationService
  let names: any PlaceNaming
  let weather: any DatedWeatherService
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - places: Stores what people choose.
  ///   - gazetteer: Finds places by their names, and finds the name of a position.
  ///   - geocoder: Finds places by their names, in place of `gazetteer`.
  ///   - weather: Gives the weather of places.
  public init(
    places: SQLitePlaceStore,
    gazetteer: OpeningGazetteer,
    geocoder: GeocoderClient? = nil,
    weather: CachedWeather
  ) {
    self.init(places: places, search: geocoder ?? gazetteer, names: gazetteer, weather: weather)
  }

  /// - Parameters:
  ///   - places: Stores what people choose.
  ///   - search: Finds places by their names.
  ///   - names: Finds the name of a position.
  ///   - weather: Gives the weather of places.
  ///   - now: Returns the current time.
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
