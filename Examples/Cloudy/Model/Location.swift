import Foundation

/// A place there can be weather for.
package struct Location: Codable, Hashable, Sendable {
  package let name: String
  /// The first-level region of the country, empty where there is none.
  package let region: String
  /// The country's English name, empty where no country is known.
  package let country: String
  /// Degrees, north positive.
  package let latitude: Double
  /// Degrees, east positive.
  package let longitude: Double
  /// The IANA name of its time zone, as "Europe/Brussels".
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

  /// How far another place is as the crow flies, in metres, on a sphere with Earth's mean radius.
  package func distance(to other: Location) -> Double {
    let chord = SpherePoint(latitude: latitude, longitude: longitude)
      .distance(to: SpherePoint(latitude: other.latitude, longitude: other.longitude))
    return 2 * 6_371_008.8 * asin(min(1, chord / 2))
  }
}
