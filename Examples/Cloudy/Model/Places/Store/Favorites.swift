/// A list of places in the order the person chose, without duplicates.
///
/// Two places with the same name and coordinates are the same place, whatever their other fields
/// are.
struct Favorites: Equatable, Codable {
  private(set) var locations: [Location] = []

  func position(of location: Location) -> Int? {
    locations.firstIndex {
      $0.name == location.name && $0.latitude == location.latitude
        && $0.longitude == location.longitude
    }
  }

  /// Inserts a place, unless it is in the list already. A position outside the list is moved to the
  /// nearest valid one.
  mutating func insert(_ location: Location, at position: Int) {
    guard self.position(of: location) == nil else { return }
    locations.insert(location, at: min(max(position, 0), locations.count))
  }

  /// Removes a place and returns its position; `nil` if it isn't in the list.
  mutating func remove(_ location: Location) -> Int? {
    guard let position = position(of: location) else { return nil }
    locations.remove(at: position)
    return position
  }

  /// Moves a place to the position `target`. A target outside the list is moved to the nearest
  /// valid one; nothing happens if there is no place at `source`.
  mutating func move(from source: Int, to target: Int) {
    guard locations.indices.contains(source) else { return }
    let location = locations.remove(at: source)
    locations.insert(location, at: min(max(target, 0), locations.count))
  }

  init() {}

  init(from decoder: any Decoder) throws {
    locations = try decoder.singleValueContainer().decode([Location].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(locations)
  }
}
