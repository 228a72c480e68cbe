import Foundation

/// A place whose weather can be fetched.
package struct Location: Codable, Hashable, Sendable {
  package let name: String
  /// The first-level region of the country; empty if there is none.
  package let region: String
  /// The country's English name; empty if no country is known.
  package let country: String
  /// Latitude in degrees, north positive.
  package let latitude: Double
  /// Longitude in degrees, east positive.
  package let longitude: Double
  /// The IANA name of the place's time zone, for example "Europe/Brussels"; `nil` if unknown.
  package let timeZone: String?

  package init(
    name: String,
    region: String,
    country: String,
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
  }

  /// Returns the great-circle distance to another place in metres, on a sphere with Earth's mean
  /// radius.
  package func distance(to other: Location) -> Double {
    let chord = SpherePoint(latitude: latitude, longitude: longitude)
      .distance(to: SpherePoint(latitude: other.latitude, longitude: other.longitude))
    return 2 * 6_371_008.8 * asin(min(1, chord / 2))
  }
}
