import Foundation

/// A place in an answer. Each field may be missing or have another type; `location` is `nil` if the
/// name or the coordinates can't be read.
struct GeocoderResult: Decodable {
  let location: Location?

  private enum Key: String, CodingKey {
    case name, lat, lon, address
  }

  private struct Address: Decodable {
    let state: String?
    let province: String?
    let county: String?
    let country: String?
  }

  init(from decoder: any Decoder) throws {
    guard let values = try? decoder.container(keyedBy: Key.self),
      let name = try? values.decode(String.self, forKey: .name)
        .trimmingCharacters(in: .whitespacesAndNewlines), !name.isEmpty,
      let latitude = Self.degrees(.lat, in: values), abs(latitude) <= 90,
      let longitude = Self.degrees(.lon, in: values), abs(longitude) <= 180
    else {
      location = nil
      return
    }
    let address = try? values.decode(Address.self, forKey: .address)
    location = Location(
      name: name,
      region: address.flatMap { $0.state ?? $0.province ?? $0.county } ?? "",
      country: address?.country ?? "",
      latitude: latitude,
      longitude: longitude,
      timeZone: nil
    )
  }

  /// Reads a number in degrees: Nominatim writes numbers as strings, other servers write numbers.
  private static func degrees(_ key: Key, in values: KeyedDecodingContainer<Key>) -> Double? {
    (try? values.decode(String.self, forKey: key)).flatMap { Double($0) }
      ?? (try? values.decode(Double.self, forKey: key))
  }
}
